import { ApiPropertyOptional } from '@nestjs/swagger';
import { RequestProblem } from '../problems/problem';

/** Documents the field by which a save says what it was made on; without an example, which nobody could send as it is. */
export const ApiBasedOn = () =>
  ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description:
      'The `updatedAt` that was read: 409 if somebody saved in between. Left out, the last save wins.',
  });

/**
 * The state that a change was made on, from its field `updatedAt`; undefined when the client sends none.
 * @throws RequestProblem when the text is no instant
 */
export function basedOnOf(updatedAt: string | null | undefined): Date | undefined {
  if (updatedAt === undefined || updatedAt === null) return undefined;
  const instant = new Date(updatedAt);
  if (Number.isNaN(instant.getTime()))
    throw new RequestProblem('request.invalid', [{ field: 'updatedAt', code: 'invalid_date' }]);
  return instant;
}
