import type { ContentPicture } from './content-picture';

/** A picture that the owner has uploaded for the pages of the site. */
export function aContentPicture(changes: Partial<ContentPicture> = {}): ContentPicture {
  return {
    id: 1,
    url: '/uploads/content/a-960.jpg',
    width: 960,
    height: 640,
    placeholder: '#7aa5a3',
    variants: [{ url: '/uploads/content/a-960.jpg', width: 960, type: 'image/jpeg' }],
    uploadedAt: new Date('2026-05-01T08:30:00Z'),
    ...changes,
  };
}
