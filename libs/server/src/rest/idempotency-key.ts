import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FieldProblem } from '@ospite/domain/shared';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '../persistence/submissions';
import { RequestProblem } from '../problems/problem';

const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

// Printable ASCII. Source: specification §13.
const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * Documents that a call can be repeated safely under a key that the client chose.
 * @param reuse what makes another call of it, as the beginning of a sentence
 */
export const ApiIdempotencyKey = (reuse = 'With other fields') =>
  applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_KEY_HEADER,
      required: false,
      description:
        'A fresh UUID for each thing that a person sends, and the same one for each retry. ' +
        `${reuse} than before it is a 422. A key is kept as long as what it was sent with.`,
      schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
    }),
  );

/** The key that the client chose, if any. @throws RequestProblem when it is too long or not printable ASCII */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  const invalid = (problem: Omit<FieldProblem, 'field'>) =>
    new RequestProblem('request.invalid', [{ field: IDEMPOTENCY_KEY_HEADER, ...problem }]);
  if (key !== undefined && key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
    throw invalid({ code: 'too_long', facts: { max: MAX_IDEMPOTENCY_KEY_LENGTH } });
  if (key !== undefined && !PRINTABLE.test(key)) throw invalid({ code: 'invalid_characters' });
  return key;
}
