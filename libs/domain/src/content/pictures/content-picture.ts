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
  const source = ownSourceOf(value);
  if (source) return [[`${path}.source`, source]];
  return Object.entries(value).flatMap(([name, part]) => ownPicturesIn(part, `${path}.${name}`));
}

/** The same values, with no picture in each field that names one of the owner's that is gone. */
export function withoutGone<Value>(pictures: ReadonlySet<OwnPicture>, value: Value): Value;
export function withoutGone(pictures: ReadonlySet<OwnPicture>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withoutGone(pictures, part));
  const source = ownSourceOf(value);
  if (source && !pictures.has(source)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGone(pictures, part)]));
}

/** The picture of the owner's that the value of a picture's field shows. */
function ownSourceOf(value: object): OwnPicture | undefined {
  if (!('source' in value && 'focus' in value)) return undefined;
  return typeof value.source === 'string' && isOwnPicture(value.source) ? value.source : undefined;
}
