import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { CachedPublicReadInterceptor } from '../cache/cached-public-read.interceptor';

/** How the document describes the header. */
export const ETAG_HEADER = {
  ETag: {
    description: 'Names this answer; send it back in `If-None-Match`.',
    schema: { type: 'string' as const },
  },
};

/** Documents that a read responds with 304 to a client that sends its `ETag` back. Source: specification §13. */
export const ApiNotModified = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The `ETag` of the answer that the client has; browsers send it automatically.',
      schema: { type: 'string' },
    }),
    ApiResponse({
      status: 304,
      description: 'Unchanged since the answer whose `ETag` was sent in `If-None-Match`; there is no body.',
      headers: ETAG_HEADER,
    }),
  );

/**
 * Marks a public read whose response is the same for everyone: it is cached until something changes that guests can see.
 * One for which the handler sets `Cache-Control` is not cached.
 */
export const CachedPublicRead = () =>
  applyDecorators(UseInterceptors(CachedPublicReadInterceptor), ApiNotModified());
