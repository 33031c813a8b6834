/** A cut of a list: `offset` rows are left out, at most `limit` follow. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
