import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** How the document describes the header. */
export const ETAG_HEADER = {
  ETag: {
    description: 'Names this answer; send it back in `If-None-Match`.',
    schema: { type: 'string' as const },
  },
};

/** Documents that a read responds with 304 to a client that sends its `ETag` back. Source: decisions §5. */
export const ApiNotModified = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The `ETag` of the answer that the client has; browsers send it by themselves.',
      schema: { type: 'string' },
    }),
    ApiResponse({
      status: 304,
      description: 'Not changed since the answer whose `ETag` came in `If-None-Match`; there is no body.',
      headers: ETAG_HEADER,
    }),
  );
