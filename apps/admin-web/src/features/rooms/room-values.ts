import type { Room, UpdateRoomRequest } from '@ospite/contracts';
import {
  BED_KINDS,
  checkRoom,
  EMPTY_ROOM_DRAFT,
  isBlank,
  pick,
  ROOM_DRAFT_FIELDS,
  textOrNull,
  type RoomDraft,
} from '@ospite/domain';
import type { TFunction } from 'i18next';
import { fieldErrors, type FieldErrors } from '../../shared/forms/field-errors';
import {
  typedStayFacts,
  writtenStayFacts,
  type TypedStayFact,
} from '../../shared/stay-facts/typed-stay-facts';
import type { Labels } from '../../shared/forms/translated-labels';
import { flatLabels } from '../../shared/languages/language-texts';

/** A bed as it is typed; numbers may not be numbers yet. */
export interface BedValues {
  readonly kind: (typeof BED_KINDS)[number];
  readonly count: number;
  readonly widthCm: string;
}

type NullableField = {
  [Name in keyof RoomDraft]: null extends RoomDraft[Name] ? Name : never;
}[keyof RoomDraft];

/** Fields that may be null, which the form has as an empty text. */
const NULLABLE = ROOM_DRAFT_FIELDS.filter((name): name is NullableField => EMPTY_ROOM_DRAFT[name] === null);

/** The fields of the room form as they are typed, by the names that the API gives them. */
export type RoomValues = Omit<RoomDraft, NullableField | 'beds' | 'stayFacts'> &
  Readonly<Record<NullableField, string>> & {
    readonly beds: readonly BedValues[];
    readonly stayFacts: readonly TypedStayFact[];
  };

/** Keys of what the fields are called. */
export const ROOM_LABELS: Labels<RoomValues> = {
  name: 'office:rooms.name',
  slug: 'office:rooms.slug',
  ...flatLabels('shortDescription', 'office:rooms.shortDescription'),
  ...flatLabels('description', 'office:rooms.description'),
  maxGuests: 'office:rooms.maxGuests',
  amenities: 'office:rooms.amenities',
  beds: 'office:rooms.bedsTitle',
  sizeSqm: 'office:rooms.sizeSqm',
  stepFree: 'office:rooms.stepFree',
  stayFacts: 'office:stayFacts.title',
  bookingUrl: 'office:rooms.bookingUrl',
  airbnbUrl: 'office:rooms.airbnbUrl',
  isActive: 'office:rooms.isActive',
  cin: 'office:rooms.cin',
  iun: 'office:rooms.iun',
};

export const NEW_ROOM: RoomValues = roomValues({
  ...EMPTY_ROOM_DRAFT,
  amenities: [],
  beds: [],
  stayFacts: [],
});

/** The name under which the draft of a room, or of a new one, is kept. */
export function roomDraft(room?: Pick<Room, 'id'>): string {
  return `room ${room?.id ?? 'new'}`;
}

/** The form filled in with a room. */
export function roomValues(room: Pick<Room, keyof RoomDraft>): RoomValues {
  return {
    ...pick(room, ROOM_DRAFT_FIELDS),
    ...nullableFields((name) => String(room[name] ?? '')),
    beds: room.beds.map(({ kind, count, widthCm }) => ({ kind, count, widthCm: String(widthCm) })),
    stayFacts: typedStayFacts(room.stayFacts),
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
    ...nullableFields((name) => textOrNull(values[name])),
    name: values.name.trim(),
    slug: values.slug.trim(),
    amenities: [...values.amenities],
    beds: values.beds.map((bed) => ({ ...bed, widthCm: numberOf(bed.widthCm) })),
    stayFacts: writtenStayFacts(values.stayFacts),
    sizeSqm: values.sizeSqm.trim() === '' ? null : numberOf(values.sizeSqm),
  } satisfies RoomDraft;
}

/** What the domain finds wrong, in words beside each field. */
export function roomErrors(t: TFunction, values: RoomValues): FieldErrors {
  // Only such amenities are chosen as there are.
  const check = checkRoom(requestOf(values), values.amenities);
  return check.ok ? {} : fieldErrors(t, check.problems);
}

/** Whether one of the fields is empty that every room must have. Source: specification §5, Room admin. */
export function lacksRequired({ name, slug, shortDescription, description }: RoomValues): boolean {
  return [name, slug, shortDescription, description].some(isBlank);
}

function nullableFields<Value>(valueOf: (name: NullableField) => Value): Record<NullableField, Value> {
  return Object.fromEntries(NULLABLE.map((name) => [name, valueOf(name)])) as Record<NullableField, Value>;
}

/** Not a number for what is none, which the domain refuses. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
