import { MAX_URL_LENGTH } from '../../shared';
import { LINKED_PAGES } from '../content-pages';
import type { Field, Fields } from './fields';

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas of a document that values are made of: in all languages as the owner sees them, or in one. */
export interface SchemaParts {
  readonly shortText: JsonSchema;
  readonly longText: JsonSchema;
  readonly picture: JsonSchema;
  /** Whether every field is there, empty ones too; otherwise those that are required, and lists. */
  readonly isWhole: boolean;
}

/** The JSON schema of a section's values. */
export function valuesSchema(fields: Fields, parts: SchemaParts): JsonSchema {
  const entries = Object.entries(fields);
  const isSure = (field: Field) =>
    parts.isWhole || field.kind === 'list' || ('required' in field && field.required);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field, parts)])),
    required: entries.filter(([, field]) => isSure(field)).map(([name]) => name),
  };
}

function fieldSchema(field: Field, parts: SchemaParts): JsonSchema {
  const nullable = (schema: JsonSchema) => (parts.isWhole ? { oneOf: [schema, { type: 'null' }] } : schema);
  switch (field.kind) {
    case 'shortText':
      return { ...parts.shortText, description: `At most ${field.max} characters in each language.` };
    case 'longText':
      return { ...parts.longText, description: `At most ${field.max} characters in each language.` };
    case 'picture':
      return nullable(parts.picture);
    case 'pageLink':
      return nullable({
        type: 'string',
        pattern: `^(${LINKED_PAGES.join('|')}|own:[1-9][0-9]{0,8})$`,
        description: 'A page of the site; one of the owner’s by the id of its lead, as `own:17`.',
      });
    case 'link':
      return nullable({ type: 'string', format: 'uri', maxLength: MAX_URL_LENGTH });
    case 'choice':
      return nullable({ type: 'string', enum: field.of });
    case 'number':
      return nullable({ type: 'integer', minimum: 0, maximum: field.max, description: `In ${field.unit}.` });
    case 'list':
      return { type: 'array', maxItems: field.max, items: valuesSchema(field.of, parts) };
  }
}
