/** Part of a list: `offset` rows are skipped, at most `limit` follow. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
