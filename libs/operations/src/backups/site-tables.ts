/** What a backup has to know of the site's tables; the application, which knows them, hands it in. */
export abstract class SiteTables {
  /** They stay out of archives. */
  abstract readonly leftOut: readonly string[];
  /** Tables of which an archive holds some rows only, with the values of the column that says which. */
  abstract readonly rowsKept: Readonly<
    Record<string, { readonly column: string; readonly values: readonly string[] }>
  >;
  /**
   * Tables without pictures of their own that are large, or hold what guests have written: they are not searched for
   * names of files. Every other table is, also one that is added some day.
   */
  abstract readonly withoutPictures: readonly string[];
  /** Tables that a migration or a first start has filled with rows that nobody made: they are lost without harm. */
  abstract readonly filledByItself: readonly string[];
}
