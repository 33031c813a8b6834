/** What a backup has to know about the site's tables; the application supplies it. */
export abstract class SiteTables {
  /** Excluded from archives. */
  abstract readonly leftOut: readonly string[];
  /** Tables of which an archive contains only some rows, selected by a column's values. */
  abstract readonly rowsKept: Readonly<
    Record<string, { readonly column: string; readonly values: readonly string[] }>
  >;
  /**
   * Tables without pictures of their own that are large, or hold what guests have written: they are not searched for
   * names of files. All other tables are searched, including future ones.
   */
  abstract readonly withoutPictures: readonly string[];
  /** Tables that a migration or a first start has filled with rows that nobody made: they are lost without harm. */
  abstract readonly filledByItself: readonly string[];
}
