import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequestProblem } from './problem';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

// Printable ASCII, as long as the columns take. Source: decisions §5.
const FORM = /^[\x20-\x7e]{1,255}$/;

/** Documents that a call may be repeated safely under a key of the sender's. */
export const ApiIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_KEY_HEADER,
      required: false,
      description:
        'Makes a repeated sending safe: the same key is the same thing. With other fields it is a 422.',
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: 255,
        example: '0b5f0f6e-2b1a-4c8e-9c3e-6f6b6c1d2a90',
      },
    }),
  );

/** The key that the sender chose, if any. @throws RequestProblem when it is no text that a key can be */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key !== undefined && !FORM.test(key))
    throw new RequestProblem('request.invalid', [
      { field: IDEMPOTENCY_KEY_HEADER, code: 'invalid_characters' },
    ]);
  return key;
}
