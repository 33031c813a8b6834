import type { Localized } from '../shared/localized';
import type { Amenity } from './amenity';
import type { RoomPrice } from './price';
import type { RoomImage } from './room-image';

/** Source: specification §9, String limits and Admin room maxGuests. */
export const MAX_ROOM_NAME_LENGTH = 50;
export const MAX_ROOM_SLUG_LENGTH = 50;
/** Longest texts of a room in one language; our own limits. */
export const MAX_ROOM_SHORT_DESCRIPTION_LENGTH = 500;
export const MAX_ROOM_DESCRIPTION_LENGTH = 4_000;
export const MIN_ROOM_GUESTS = 1;
export const MAX_ROOM_GUESTS = 6;
export const DEFAULT_ROOM_GUESTS = 2;
/** Longest registration code; our own limit. */
export const MAX_REGISTRATION_CODE_LENGTH = 40;

/** A room or bungalow with its gallery and prices. */
export interface Room {
  readonly id: number;
  readonly name: string;
  /** The room's part of its page's address: lower-case letters, digits and single hyphens, with a letter in it. */
  readonly slug: string;
  readonly description: Localized;
  readonly shortDescription: Localized;
  readonly maxGuests: number;
  readonly amenities: readonly Amenity[];
  /** Pages on other platforms where the room can be booked; null hides the button. */
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  /** Only active rooms are shown to guests. */
  readonly isActive: boolean;
  /** National (CIN) and regional (IUN) code of short-term rentals, a legal duty to show. Source: decisions §6. */
  readonly cin: string | null;
  readonly iun: string | null;
  readonly images: readonly RoomImage[];
  readonly prices: readonly RoomPrice[];
  readonly updatedAt: Date;
}

const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words that the API's addresses below `/api/rooms/` need for themselves. Source: decisions §2, Slugs. */
const RESERVED_BY_THE_API: readonly string[] = ['images'];

/** A slug for a name: lower case, accents removed, all else hyphens, none doubled or at the edges. Source: §5. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ROOM_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** Whether a text has the form of a slug: one that could be an id (digits alone) has not. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_ROOM_SLUG_LENGTH && SLUG_FORM.test(text) && /[a-z]/.test(text);
}

/**
 * Whether a slug would hide another address.
 * @param pageNames first parts of the site's own addresses (`camere`, `preventivo`…), in every language
 */
export function isReservedSlug(slug: string, pageNames: readonly string[]): boolean {
  return RESERVED_BY_THE_API.includes(slug) || pageNames.includes(slug);
}
