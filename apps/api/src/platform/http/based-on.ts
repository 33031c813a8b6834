import { RequestProblem } from './problem';

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
