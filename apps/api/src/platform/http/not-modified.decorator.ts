import { ApiResponse } from '@nestjs/swagger';

/** Documents that a read answers 304 to who sends back its `ETag`. Source: decisions §5. */
export const ApiNotModified = () =>
  ApiResponse({
    status: 304,
    description: 'Not changed since the answer whose `ETag` came in `If-None-Match`.',
  });
