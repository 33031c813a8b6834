import { DomainError, MAX_SLUG_LENGTH, namesOf, type Localized, type StayFact } from '../shared';
import type { Bed } from './beds';
import type { RoomImage } from './gallery/room-gallery';
import type { RoomPrice } from './pricing/price';

/** Source: specification §9, String limits and Admin room maxGuests. */
export const MAX_ROOM_NAME_LENGTH = 50;
export const MAX_ROOM_SLUG_LENGTH = MAX_SLUG_LENGTH;
/** Longest texts of a room in one language; our own limits. */
export const MAX_ROOM_SHORT_DESCRIPTION_LENGTH = 500;
export const MAX_ROOM_DESCRIPTION_LENGTH = 4_000;
export const MIN_ROOM_GUESTS = 1;
export const MAX_ROOM_GUESTS = 6;
export const DEFAULT_ROOM_GUESTS = 2;
/** Square metres: a cabin and a large flat; our own limits. */
export const MIN_ROOM_SIZE_SQM = 4;
export const MAX_ROOM_SIZE_SQM = 500;
/** Longest registration code; our own limit. */
export const MAX_REGISTRATION_CODE_LENGTH = 40;

/** What a room can offer, as stored; the catalogues name each in four languages. Source: specification §1, Ids. */
export const AMENITIES = [
  'private-bathroom',
  'private-bathroom-tub',
  'balcony',
  'private-balcony',
  'garden-view',
  'panoramic-view',
  'free-wifi',
  'flat-screen-tv',
  'air-conditioning',
  'room-service',
  'minibar',
  'kitchenette',
  'private-garden',
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Shown as badges on a room's card, in this order. Source: specification §2, Rooms list. */
export const CARD_AMENITIES: readonly Amenity[] = ['air-conditioning', 'kitchenette', 'private-garden'];

/** What the owner decides about a room, complete and checked. */
export interface RoomDetails {
  readonly name: string;
  /** In the address of the room's page: lower-case letters, digits and single hyphens, at least one letter. */
  readonly slug: string;
  readonly description: Localized;
  readonly shortDescription: Localized;
  readonly maxGuests: number;
  /** Ids of specified ones, and of the owner's own, which the property keeps. */
  readonly amenities: readonly string[];
  /** Empty, and not shown, until the owner fills it in. */
  readonly beds: readonly Bed[];
  /** Square metres, in whole ones. */
  readonly sizeSqm: number | null;
  /** Whether there is no step between the car park and the bed; false, and not shown, until the owner says so. */
  readonly stepFree: boolean;
  /** What guests ask before they write, of `ROOM_FACTS`; unset ones are not in the list. */
  readonly stayFacts: readonly StayFact[];
  /** Pages on other platforms where the room can be booked; null hides the button. */
  readonly bookingUrl: string | null;
  readonly airbnbUrl: string | null;
  /** Only active rooms are shown to guests. */
  readonly isActive: boolean;
  /**
   * National (CIN) and regional (IUN) code of short-term rentals; the law wants them shown. Source: specification §14.
   */
  readonly cin: string | null;
  readonly iun: string | null;
}

/** A room with nothing filled in yet. Source: specification §3 and §5. */
export const NEW_ROOM: RoomDetails = {
  name: '',
  slug: '',
  description: { it: '' },
  shortDescription: { it: '' },
  maxGuests: DEFAULT_ROOM_GUESTS,
  amenities: [],
  beds: [],
  sizeSqm: null,
  stepFree: false,
  stayFacts: [],
  bookingUrl: null,
  airbnbUrl: null,
  isActive: true,
  cin: null,
  iun: null,
};

/** The names by which a room's details are copied between forms, rows and responses. */
export const ROOM_FIELDS = namesOf(NEW_ROOM);

/** A room or bungalow with its gallery and prices. */
export interface Room extends RoomDetails {
  readonly id: number;
  readonly images: readonly RoomImage[];
  readonly prices: readonly RoomPrice[];
  readonly updatedAt: Date;
}

/**
 * Refuses a slug that would hide another address. Source: specification §10, Slugs.
 * @param isReserved whether a word is part of one of the server's addresses (`camere`, `admin`, `images`…)
 * @throws DomainError `room.slug_reserved`
 */
export function refuseReservedSlug(slug: string, isReserved: (word: string) => boolean): void {
  if (isReserved(slug)) throw new DomainError('room.slug_reserved', { field: 'slug' });
}
