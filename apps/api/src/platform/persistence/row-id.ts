/** Largest id that a column of type `int` holds. */
export const MAX_ROW_ID = 2_147_483_647;

/** Whether a number can be a row's id; asked for any other, PostgreSQL would fail rather than find nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_ROW_ID;
}
