/** What stands behind the address of the quote form for it to begin with a room (`features/quote/form-values` reads it). */
export function quoteSearch(slug: string): string {
  return `?room=${encodeURIComponent(slug)}`;
}
