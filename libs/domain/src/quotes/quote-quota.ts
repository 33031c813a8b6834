/** Port: how many quotes one sender may still place. Source: decisions §4, floods. */
export abstract class QuoteQuota {
  /**
   * Counts one quote for the sender.
   * @returns gives the count back: refused and repeated quotes do not count
   * @throws DomainError `quote.too_many` with `retryAfterSeconds`
   */
  abstract take(sender: string): Promise<() => Promise<void>>;
}
