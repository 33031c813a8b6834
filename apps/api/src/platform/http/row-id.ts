import { DomainError, type ErrorCode } from '@ospite/domain';

/** Largest id that a column of type `int` holds. */
export const MAX_ROW_ID = 2_147_483_647;

/**
 * The id in an address.
 * @param missing how it is told that what no row can have as its id is simply not there
 * @throws DomainError with that code
 */
export function rowIdOf(text: string, missing: ErrorCode): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ROW_ID) throw new DomainError(missing);
  return id;
}
