import { DomainError, type ErrorCode } from '@ospite/domain';

/** Largest id that a column of type `int` holds. */
export const MAX_ROW_ID = 2_147_483_647;

/**
 * The id in an address, in its one spelling: `01` is none.
 * @param missing how it is told that what no row can have as its id is simply not there
 * @throws DomainError with that code
 */
export function rowIdOf(text: string, missing: ErrorCode): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ROW_ID) throw new DomainError(missing);
  return id;
}
