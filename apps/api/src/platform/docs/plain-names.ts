import type { OpenAPIObject } from '@nestjs/swagger';

const PLACE = '#/components/schemas/';

/**
 * Calls what is answered by its plain name: in the code `Room` is the rule's and `RoomResponse` the wire's, whoever reads
 * the document knows the wire alone. Source: docs/decisions/0006.
 * @throws Error when two schemas would have one name
 */
export function withPlainNames(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Map(schemas.map(([name]) => [name, name.replace(/Response$/, '')]));
  if (new Set(names.values()).size < names.size) throw new Error('two schemas of the document have one name');
  const renamed = Object.fromEntries(schemas.map(([name, schema]) => [names.get(name) ?? name, schema]));
  const components = { ...document.components, schemas: renamed };
  return pointed({ ...document, components }, names) as OpenAPIObject;
}

/** The same with each pointer to a schema under its new name. */
function pointed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => pointed(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isPointer = key === '$ref' && typeof inner === 'string' && inner.startsWith(PLACE);
    return [key, isPointer ? PLACE + names.get(inner.slice(PLACE.length)) : pointed(inner, names)];
  });
  return Object.fromEntries(entries);
}
