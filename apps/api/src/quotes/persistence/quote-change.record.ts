import {
  MAX_QUOTE_NOTES_LENGTH,
  MAX_USERNAME_LENGTH,
  QUOTE_CHANGE_FIELDS,
  type QuoteChangeField,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { optionalKeyColumns } from '@ospite/server/persistence';
import { QuoteRecord } from './quote.record';

const schema = defineEntity({
  name: 'QuoteChangeRecord',
  tableName: 'quote_change',
  checks: [
    {
      name: 'quote_change_field_known',
      property: 'field',
      expression: `field in (${QUOTE_CHANGE_FIELDS.map((field) => `'${field}'`).join(', ')})`,
    },
  ],
  indexes: [{ name: 'quote_change_quote_index', properties: ['quote', 'id'] }],
  uniques: [{ name: 'quote_change_key_unique', properties: ['quote', 'idempotencyKey'] }],
  properties: {
    id: p.integer().primary(),
    quote: () => p.manyToOne(QuoteRecord).deleteRule('cascade').index(false),
    field: p.string().length(20).$type<QuoteChangeField>(),
    from: p.string().fieldName('from_value').length(MAX_QUOTE_NOTES_LENGTH).strictNullable(),
    to: p.string().fieldName('to_value').length(MAX_QUOTE_NOTES_LENGTH).strictNullable(),
    /** The account's name and no foreign key: the history outlives accounts. */
    by: p.string().length(MAX_USERNAME_LENGTH),
    at: p.datetime(3),
    // Of several changes made at once, the first one carries the key.
    ...optionalKeyColumns(),
  },
});

export class QuoteChangeRecord extends schema.class {}
schema.setClass(QuoteChangeRecord);
