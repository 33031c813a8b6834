import type { Picture } from '../../shared';

/** Most pictures that an owner keeps for the pages of the site. Our own figure. */
export const MAX_CONTENT_PICTURES = 200;

/** A picture that the owner has uploaded for the pages of the site. */
export interface ContentPicture extends Picture {
  readonly id: number;
  readonly uploadedAt: Date;
}

/** How a field names such a picture. */
export type OwnPicture = `own:${number}`;

export const ownPicture = (id: number): OwnPicture => `own:${id}`;

/** Whether a text from outside has the form of such a name. */
export function isOwnPicture(source: string): source is OwnPicture {
  return /^own:[1-9]\d{0,8}$/.test(source);
}

/** The fields, by their path, that show a picture of the owner's, and its name. */
export function ownPicturesIn(value: unknown, path = 'values'): readonly (readonly [string, OwnPicture])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('source' in value && 'focus' in value)
    return typeof value.source === 'string' && isOwnPicture(value.source)
      ? [[`${path}.source`, value.source]]
      : [];
  return Object.entries(value).flatMap(([name, part]) => ownPicturesIn(part, `${path}.${name}`));
}
