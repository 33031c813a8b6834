import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_QUOTE_GUESTS,
  MAX_QUOTE_NOTES_LENGTH,
  MAX_QUOTE_STATUS_LENGTH,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SLUG_LENGTH,
  MAX_SPECIAL_REQUESTS_LENGTH,
  MIN_QUOTE_GUESTS,
  QUOTE_STATUSES,
  type Language,
  type NamedItem,
  type QuoteStatus,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { PENDING_REPLIES, UNSENT_REPLIES } from '../../messages';
import { CONTENT_HASH_LENGTH, MAX_IDEMPOTENCY_KEY_LENGTH } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'QuoteRecord',
  tableName: 'quote',
  checks: [
    {
      name: 'quote_guests_range',
      property: 'guests',
      expression: `guests >= ${MIN_QUOTE_GUESTS} and guests <= ${MAX_QUOTE_GUESTS}`,
    },
    { name: 'quote_stay_forward', property: 'checkOut', expression: 'check_out > check_in' },
    {
      name: 'quote_status_known',
      property: 'status',
      expression: `status in (${QUOTE_STATUSES.map((status) => `'${status}'`).join(', ')})`,
    },
  ],
  indexes: [
    { name: 'quote_newest_index', properties: ['createdAt', 'id'] },
    { name: 'quote_status_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'quote_suspected_index', properties: ['suspected', 'createdAt', 'id'] },
    { name: 'quote_arrival_index', properties: ['checkIn'] },
    { name: 'quote_content_index', properties: ['contentHash', 'createdAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    firstName: p.string().length(MAX_NAME_LENGTH),
    lastName: p.string().length(MAX_NAME_LENGTH),
    email: p.string().length(MAX_EMAIL_LENGTH),
    phone: p.string().length(MAX_PHONE_LENGTH).strictNullable(),
    checkIn: p.date(),
    checkOut: p.date(),
    guests: p.integer(),
    // Slug and name as they were at the time: no foreign key to `room`, which they outlive (specification §13).
    preferredRoom: p.string().length(MAX_ROOM_SLUG_LENGTH).strictNullable(),
    preferredRoomName: p.string().length(MAX_ROOM_NAME_LENGTH).strictNullable(),
    specialRequests: p.string().length(MAX_SPECIAL_REQUESTS_LENGTH).strictNullable(),
    additionalServices: p.array(),
    // Names as they were at the time, too: the list of the property may be another one since.
    ownServices: p.json<readonly NamedItem[]>().default([]),
    status: p.string().length(MAX_QUOTE_STATUS_LENGTH).$type<QuoteStatus>().default('pending'),
    language: p.string().length(2).$type<Language>(),
    exceedsRoomCapacity: p.boolean(),
    suspected: p.boolean(),
    createdAt: p.datetime(3),
    /** What a search looks through, in lower case; words have no blanks, so none spans two columns. */
    searchText: p
      .text()
      .generated(
        `(lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) stored`,
      )
      .lazy()
      .strictNullable(),
    notes: p.string().length(MAX_QUOTE_NOTES_LENGTH).strictNullable(),
    updatedAt: p.datetime(3),
    anonymisedAt: p.datetime(3).strictNullable(),
    replyPending: p.boolean().formula((_columns, { alias }) => `(${alias}.id in (${PENDING_REPLIES}))`),
    /** Until the owner says that the guest was answered in another way (`isAnsweredElsewhere`). */
    replyUnsent: p.boolean().formula(
      (_columns, { alias }) => `(${alias}.id in (
        select unsent.quote_id from (${UNSENT_REPLIES}) unsent where 'false' is distinct from (
          select case change.field when 'replyUnsent' then change.to_value end from quote_change change
          where change.quote_id = unsent.quote_id and change.field in ('reply', 'replyUnsent')
          order by change.id desc limit 1
        )))`,
    ),
    /** Null when the sender chose no key. */
    idempotencyKey: p
      .string()
      .length(MAX_IDEMPOTENCY_KEY_LENGTH)
      .unique('quote_idempotency_key_unique')
      .strictNullable(),
    /** SHA-256 of the sent fields, by which a request that is sent again is recognised. */
    contentHash: p.string().length(CONTENT_HASH_LENGTH),
  },
});

export class QuoteRecord extends schema.class {}
schema.setClass(QuoteRecord);
