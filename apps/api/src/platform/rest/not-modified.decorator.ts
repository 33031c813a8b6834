import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

/** Names an answer; the same again has the same one. */
const ETAG = {
  ETag: {
    description: 'Names this answer; send it back in `If-None-Match`.',
    schema: { type: 'string' as const },
  },
};

/** Documents that a read answers 304 to a client that sends back its `ETag`. Source: decisions §5. */
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
      headers: ETAG,
    }),
  );
