import type { OpenAPIObject } from '@nestjs/swagger';
import { recordOf } from '@ospite/server/docs';
import type { Schema } from './operations.fixture';

/** How much a body can hold. */
export interface BodySize {
  /** Fields and items of lists, at any depth. */
  readonly values: number;
  /** Fields of its widest object. */
  readonly widest: number;
}

/**
 * The largest body that a schema allows; what is only ignored (`readOnly`) does not count.
 * @throws Error when a list of the schema names neither its length nor what it can hold
 */
export function largestBody(schema: Schema, document: OpenAPIObject, at = ''): BodySize {
  const own = resolved(schema, document);
  if (own.type === 'array') {
    const items = resolved(recordOf(own.items), document);
    const most = own.maxItems ?? (Array.isArray(items.enum) ? items.enum.length : undefined);
    if (typeof most !== 'number') throw new Error(`the list ${at} has no largest length`);
    const item = largestBody(items, document, `${at}[]`);
    return { values: most * (1 + item.values), widest: item.widest };
  }
  const fields = Object.entries(recordOf(own.properties))
    .map(([name, field]) => [name, resolved(recordOf(field), document)] as const)
    .filter(([, field]) => field.readOnly !== true);
  const parts = fields.map(([name, field]) => largestBody(field, document, `${at}.${name}`));
  return {
    values: fields.length + parts.reduce((sum, part) => sum + part.values, 0),
    widest: Math.max(fields.length, ...parts.map(({ widest }) => widest)),
  };
}

/** The schema behind references and alternatives; null is no alternative that holds anything. */
function resolved(schema: Schema, document: OpenAPIObject): Schema {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return resolved(recordOf(document.components?.schemas?.[name]), document);
  }
  for (const group of [schema.allOf, schema.oneOf, schema.anyOf]) {
    if (!Array.isArray(group)) continue;
    const inner = group.map(recordOf).find(({ type }) => type !== 'null');
    if (inner)
      return { ...resolved(inner, document), ...(schema.readOnly === true ? { readOnly: true } : {}) };
  }
  return schema;
}
