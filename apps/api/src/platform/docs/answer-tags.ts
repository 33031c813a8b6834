import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const ETAG = {
  ETag: {
    description: 'Names this answer; send it back in `If-None-Match`.',
    schema: { type: 'string' as const },
  },
};

/** Says at each read that may answer 304 that its answer has a tag. */
export function withTags(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    item.get ? { ...item, get: tagged(item.get) } : item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function tagged(operation: Operation): Operation {
  const { 200: given, ...others } = operation.responses;
  if (!('304' in others) || !given || '$ref' in given) return operation;
  return {
    ...operation,
    responses: { 200: { ...given, headers: { ...given.headers, ...ETAG } }, ...others },
  };
}
