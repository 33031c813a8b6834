import type { BreakfastImage } from './breakfast-image';

/** An image of the breakfast. */
export function aBreakfastImage(changes: Partial<BreakfastImage> = {}): BreakfastImage {
  return {
    id: 1,
    url: '/uploads/breakfast/a-960.jpg',
    width: 960,
    height: 640,
    placeholder: '#7aa5a3',
    variants: [{ url: '/uploads/breakfast/a-960.jpg', width: 960, type: 'image/jpeg' }],
    filename: 'a-960.jpg',
    originalName: 'IMG_1.jpg',
    description: 'Cornetti caldi',
    isActive: true,
    order: 0,
    uploadedAt: new Date('2026-05-01T08:30:00Z'),
    updatedAt: new Date('2026-05-01T08:30:00Z'),
    ...changes,
  };
}
