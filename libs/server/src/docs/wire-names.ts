import type { OpenAPIObject } from '@nestjs/swagger';

const SCHEMAS = '#/components/schemas/';

/**
 * Drops `Response` from the names of schemas: in the code `Room` is the domain's and `RoomResponse` is sent; the
 * document's readers only see what is sent. Source: docs/decisions/0006.
 * @throws Error when two schemas would have one name
 */
export function withWireNames(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Map(schemas.map(([name]) => [name, name.replace(/Response$/, '')]));
  if (new Set(names.values()).size < names.size) throw new Error('two schemas of the document have one name');
  const renamed = Object.fromEntries(schemas.map(([name, schema]) => [names.get(name) ?? name, schema]));
  const components = { ...document.components, schemas: renamed };
  return withNewRefs({ ...document, components }, names) as OpenAPIObject;
}

/** The same with every `$ref` to a schema under its new name. */
function withNewRefs(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNewRefs(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isRef = key === '$ref' && typeof inner === 'string' && inner.startsWith(SCHEMAS);
    return [key, isRef ? SCHEMAS + names.get(inner.slice(SCHEMAS.length)) : withNewRefs(inner, names)];
  });
  return Object.fromEntries(entries);
}
