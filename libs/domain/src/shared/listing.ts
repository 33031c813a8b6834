/** Part of a list: `offset` rows are skipped, at most `limit` follow. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Who reads: `public` is what guests may see, `everything` includes what is hidden, pending or past.
 * Source: decisions §3 ("visibility is a required argument of the read port").
 */
export type Visibility = 'public' | 'everything';
