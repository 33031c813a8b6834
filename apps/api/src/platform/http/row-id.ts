/** Largest id that a column of type `int` holds. */
export const MAX_ROW_ID = 2_147_483_647;

/** The id in an address; undefined for what no row can have, which is then simply not there. */
export function rowIdOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ROW_ID ? id : undefined;
}
