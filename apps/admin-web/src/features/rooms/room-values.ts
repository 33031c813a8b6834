import type { Room, UpdateRoomRequest } from '@ospite/contracts';
import {
  BED_KINDS,
  checkRoom,
  DEFAULT_ROOM_GUESTS,
  textOrNull,
  type Amenity,
  type RoomDraft,
} from '@ospite/domain';
import type { TFunction } from 'i18next';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import type { Labels } from '../../shared/forms/translated-labels';

/** A bed as it is typed; numbers may not be numbers yet. */
export interface BedValues {
  readonly kind: (typeof BED_KINDS)[number];
  readonly count: number;
  readonly widthCm: string;
}

/** The fields of the room form as they are typed, by the names that the API gives them. */
export interface RoomValues {
  readonly name: string;
  readonly slug: string;
  readonly shortDescription: string;
  readonly shortDescriptionEn: string;
  readonly shortDescriptionDe: string;
  readonly shortDescriptionEs: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionDe: string;
  readonly descriptionEs: string;
  readonly maxGuests: number;
  readonly amenities: readonly Amenity[];
  readonly beds: readonly BedValues[];
  readonly sizeSqm: string;
  readonly bookingUrl: string;
  readonly airbnbUrl: string;
  readonly isActive: boolean;
  readonly cin: string;
  readonly iun: string;
}

/** Keys of what the fields are called. */
export const ROOM_LABELS: Labels<RoomValues> = {
  name: 'office:rooms.name',
  slug: 'office:rooms.slug',
  shortDescription: 'office:rooms.shortDescription',
  shortDescriptionEn: 'office:rooms.shortDescription',
  shortDescriptionDe: 'office:rooms.shortDescription',
  shortDescriptionEs: 'office:rooms.shortDescription',
  description: 'office:rooms.description',
  descriptionEn: 'office:rooms.description',
  descriptionDe: 'office:rooms.description',
  descriptionEs: 'office:rooms.description',
  maxGuests: 'office:rooms.maxGuests',
  amenities: 'office:rooms.amenities',
  beds: 'office:rooms.bedsTitle',
  sizeSqm: 'office:rooms.sizeSqm',
  bookingUrl: 'office:rooms.bookingUrl',
  airbnbUrl: 'office:rooms.airbnbUrl',
  isActive: 'office:rooms.isActive',
  cin: 'office:rooms.cin',
  iun: 'office:rooms.iun',
};

export const NEW_ROOM: RoomValues = {
  name: '',
  slug: '',
  shortDescription: '',
  shortDescriptionEn: '',
  shortDescriptionDe: '',
  shortDescriptionEs: '',
  description: '',
  descriptionEn: '',
  descriptionDe: '',
  descriptionEs: '',
  maxGuests: DEFAULT_ROOM_GUESTS,
  amenities: [],
  beds: [],
  sizeSqm: '',
  bookingUrl: '',
  airbnbUrl: '',
  isActive: true,
  cin: '',
  iun: '',
};

/** The name under which what is typed of a room is kept, or of a new one. */
export function roomDraft(room?: Pick<Room, 'id'>): string {
  return `room ${room?.id ?? 'new'}`;
}

export function roomValues(room: Room): RoomValues {
  return {
    name: room.name,
    slug: room.slug,
    shortDescription: room.shortDescription,
    shortDescriptionEn: room.shortDescriptionEn ?? '',
    shortDescriptionDe: room.shortDescriptionDe ?? '',
    shortDescriptionEs: room.shortDescriptionEs ?? '',
    description: room.description,
    descriptionEn: room.descriptionEn ?? '',
    descriptionDe: room.descriptionDe ?? '',
    descriptionEs: room.descriptionEs ?? '',
    maxGuests: room.maxGuests,
    amenities: room.amenities,
    beds: room.beds.map(({ kind, count, widthCm }) => ({ kind, count, widthCm: String(widthCm) })),
    sizeSqm: room.sizeSqm === null ? '' : String(room.sizeSqm),
    bookingUrl: room.bookingUrl ?? '',
    airbnbUrl: room.airbnbUrl ?? '',
    isActive: room.isActive,
    cin: room.cin ?? '',
    iun: room.iun ?? '',
  };
}

/** Only what was typed, as the API takes it. */
export function changesOf(values: RoomValues, changed: Partial<RoomValues>): UpdateRoomRequest {
  const whole = requestOf(values);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in changed)) as UpdateRoomRequest;
}

/** All fields, as the API takes them; an empty text is none. */
export function requestOf(values: RoomValues) {
  return {
    ...values,
    name: values.name.trim(),
    slug: values.slug.trim(),
    shortDescriptionEn: textOrNull(values.shortDescriptionEn),
    shortDescriptionDe: textOrNull(values.shortDescriptionDe),
    shortDescriptionEs: textOrNull(values.shortDescriptionEs),
    descriptionEn: textOrNull(values.descriptionEn),
    descriptionDe: textOrNull(values.descriptionDe),
    descriptionEs: textOrNull(values.descriptionEs),
    amenities: [...values.amenities],
    beds: values.beds.map((bed) => ({ ...bed, widthCm: numberOf(bed.widthCm) })),
    sizeSqm: values.sizeSqm.trim() === '' ? null : numberOf(values.sizeSqm),
    bookingUrl: textOrNull(values.bookingUrl),
    airbnbUrl: textOrNull(values.airbnbUrl),
    cin: textOrNull(values.cin),
    iun: textOrNull(values.iun),
  } satisfies RoomDraft;
}

/** What the domain finds wrong, in words beside each field. */
export function roomErrors(t: TFunction, values: RoomValues): FieldErrors {
  const check = checkRoom(requestOf(values));
  return check.ok ? {} : fieldErrors(t, check.problems);
}

/** Whether one of the fields is empty that every room must have. Source: specification §5, Room admin. */
export function lacksRequired({ name, slug, shortDescription, description }: RoomValues): boolean {
  return [name, slug, shortDescription, description].some((text) => text.trim() === '');
}

/** Not a number for what is none, which the domain refuses. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
