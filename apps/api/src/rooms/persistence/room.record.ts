import {
  DEFAULT_ROOM_GUESTS,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_ROOM_GUESTS,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SLUG_LENGTH,
  MAX_URL_LENGTH,
  MAX_ROOM_SIZE_SQM,
  MIN_ROOM_GUESTS,
  MIN_ROOM_SIZE_SQM,
  type Bed,
  type Localized,
  type StayFact,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { optionalKeyColumns } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'RoomRecord',
  tableName: 'room',
  checks: [
    {
      name: 'room_max_guests_range',
      property: 'maxGuests',
      expression: `max_guests >= ${MIN_ROOM_GUESTS} and max_guests <= ${MAX_ROOM_GUESTS}`,
    },
    {
      name: 'room_size_range',
      property: 'sizeSqm',
      expression: `size_sqm >= ${MIN_ROOM_SIZE_SQM} and size_sqm <= ${MAX_ROOM_SIZE_SQM}`,
    },
  ],
  uniques: [{ name: 'room_key_unique', properties: ['idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(MAX_ROOM_NAME_LENGTH).unique('room_name_unique'),
    slug: p.string().length(MAX_ROOM_SLUG_LENGTH).unique('room_slug_unique'),
    description: p.json<Localized>(),
    shortDescription: p.json<Localized>(),
    maxGuests: p.integer().default(DEFAULT_ROOM_GUESTS),
    amenities: p.array(),
    beds: p.json<readonly Bed[]>(),
    sizeSqm: p.integer().strictNullable(),
    stepFree: p.boolean().default(false),
    stayFacts: p.json<readonly StayFact[]>().default([]),
    bookingUrl: p.string().length(MAX_URL_LENGTH).strictNullable(),
    airbnbUrl: p.string().length(MAX_URL_LENGTH).strictNullable(),
    isActive: p.boolean().default(true),
    cin: p.string().length(MAX_REGISTRATION_CODE_LENGTH).strictNullable(),
    iun: p.string().length(MAX_REGISTRATION_CODE_LENGTH).strictNullable(),
    updatedAt: p.datetime(3),
    ...optionalKeyColumns(),
  },
});

/** A row of table `room`. */
export class RoomRecord extends schema.class {}
schema.setClass(RoomRecord);
