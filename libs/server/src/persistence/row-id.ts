import { DomainError, type ErrorCode } from '@ospite/domain/shared';

/** Largest id that a column of type `int` holds. */
export const MAX_ROW_ID = 2_147_483_647;

/** Whether a number can be a row's id; for any other, PostgreSQL would fail instead of finding nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_ROW_ID;
}

/**
 * The id in an address, in its one spelling: `01` is none.
 * @throws DomainError `missing` for what no row can have as its id
 */
export function rowIdOf(text: string, missing: ErrorCode): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (!isRowId(id)) throw new DomainError(missing);
  return id;
}
