import { monthsBefore } from '../privacy/retention';
import type { Erasure } from './erasure-ledger';
import { BACKUP_ROTATION } from './rotation';

/**
 * An erasure that began so long before the moment of an archive may have ended after it: the archive may still hold the
 * person. It also covers replicas whose clocks differ. Our own figure.
 */
export const ERASURE_MARGIN_MS = 3_600_000;

/** The erasures that an archive of a moment may not know. */
export function erasuresAfter(erasures: readonly Erasure[], archiveAt: Date): readonly Erasure[] {
  return erasures.filter(({ at }) => at.getTime() > archiveAt.getTime() - ERASURE_MARGIN_MS);
}

/**
 * The erasures that no archive needs any longer: older than any rotation keeps archives, and no archive from before them
 * is there.
 */
export function outdatedErasures(
  erasures: readonly Erasure[],
  archives: readonly { readonly at: Date }[],
  now: Date,
): readonly Erasure[] {
  const limit = monthsBefore(now, BACKUP_ROTATION.months).getTime() - ERASURE_MARGIN_MS;
  return erasures.filter(
    (erasure) =>
      erasure.at.getTime() < limit && archives.every(({ at }) => erasuresAfter([erasure], at).length === 0),
  );
}
