import type { Erasure } from './erasure-ledger';

/**
 * An erasure that began so long before the moment of an archive may have ended after it: the archive may still hold the
 * person. It also covers replicas whose clocks differ. Our own figure.
 */
export const ERASURE_MARGIN_MS = 3_600_000;

/** The erasures that an archive of a moment may not know. */
export function erasuresAfter(erasures: readonly Erasure[], archiveAt: Date): readonly Erasure[] {
  return erasures.filter(({ at }) => at.getTime() > archiveAt.getTime() - ERASURE_MARGIN_MS);
}
