import type { OpenAPIObject } from '@nestjs/swagger';
import { ETAG_HEADER } from '../rest/cached-public-read.decorator';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Adds the `ETag` header to the response of every read that can also respond with 304. */
export function withEtagHeaders(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    item.get ? { ...item, get: withEtagHeader(item.get) } : item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function withEtagHeader(operation: Operation): Operation {
  const { 200: ok, ...others } = operation.responses;
  if (!('304' in others) || !ok || '$ref' in ok) return operation;
  return {
    ...operation,
    responses: { 200: { ...ok, headers: { ...ok.headers, ...ETAG_HEADER } }, ...others },
  };
}
