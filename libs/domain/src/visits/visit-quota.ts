/**
 * More visits than this in an hour from one address are nobody's, not even a campsite's whose guests share one: they
 * would only grow tables and counters. Our own figure.
 */
export const MAX_VISITS_PER_HOUR = 300;

/** Port: how many visits one sender may still have counted. */
export abstract class VisitQuota {
  /** Counts one. @returns whether it is still within the quota */
  abstract admits(address: string): Promise<boolean>;
}
