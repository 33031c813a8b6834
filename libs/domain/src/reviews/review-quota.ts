/** Port: how many reviews one sender may still place. Source: decisions §4, floods. */
export abstract class ReviewQuota {
  /**
   * Counts one review for the sender.
   * @returns gives the count back: refused and repeated reviews do not count
   * @throws DomainError `review.too_many` with `retryAfterSeconds`
   */
  abstract take(sender: string): Promise<() => Promise<void>>;
}
