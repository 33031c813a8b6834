import { MAX_EVENT_LOCATION_LENGTH, MAX_URL_LENGTH, type Localized, type Picture } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { optionalKeyColumns } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'EventRecord',
  tableName: 'event',
  checks: [
    {
      name: 'event_days_forward',
      property: 'endDate',
      expression: 'end_date is null or (start_date is not null and end_date >= start_date)',
    },
  ],
  indexes: [{ name: 'event_order_index', properties: ['sortOrder', 'startDate', 'id'] }],
  uniques: [{ name: 'event_key_unique', properties: ['idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    title: p.json<Localized>(),
    description: p.json<Localized>(),
    picture: p.json<Picture>().strictNullable(),
    link: p.string().length(MAX_URL_LENGTH).strictNullable(),
    startDate: p.date().strictNullable(),
    endDate: p.date().strictNullable(),
    location: p.string().length(MAX_EVENT_LOCATION_LENGTH).strictNullable(),
    isActive: p.boolean().default(true),
    sortOrder: p.integer().default(0),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    ...optionalKeyColumns(),
  },
});

/** A row of table `event`. */
export class EventRecord extends schema.class {}
schema.setClass(EventRecord);
