import { ApiPropertyOptional } from '@nestjs/swagger';
import { RequestProblem } from '../problems/problem';

/** Documents the field that names the state a change is based on; without an example, since none would be current. */
export const ApiBasedOn = () =>
  ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description:
      'The `updatedAt` that was read: 409 if somebody saved in between. Left out, the last save wins.',
  });

/**
 * The state that a change is based on, from its field `updatedAt`; undefined when the client sends none.
 * @throws RequestProblem when the text is no instant
 */
export function basedOnOf(updatedAt: string | null | undefined): Date | undefined {
  if (updatedAt === undefined || updatedAt === null) return undefined;
  const instant = new Date(updatedAt);
  if (Number.isNaN(instant.getTime()))
    throw new RequestProblem('request.invalid', [{ field: 'updatedAt', code: 'invalid_date' }]);
  return instant;
}
