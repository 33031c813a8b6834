/**
 * What stands behind the address of the quote form for it to begin with a room (`features/quote/form-values` reads it).
 * @param slug letters, digits and hyphens, which an address takes as they are
 */
export function quoteSearch(slug: string): string {
  return `?room=${slug}`;
}
