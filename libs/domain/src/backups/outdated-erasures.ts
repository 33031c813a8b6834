import { ERASURE_MARGIN_MS, monthsBefore, type Erasure } from '../privacy';
import { BACKUP_ROTATION } from './rotation';

/**
 * The erasures that no archive needs any longer: they are older than the rotation keeps archives, and no older archive exists.
 */
export function outdatedErasures(
  erasures: readonly Erasure[],
  archives: readonly { readonly at: Date }[],
  now: Date,
): readonly Erasure[] {
  const limit = monthsBefore(now, BACKUP_ROTATION.months).getTime() - ERASURE_MARGIN_MS;
  return erasures.filter(
    (erasure) =>
      erasure.at.getTime() < limit &&
      archives.every(({ at }) => erasure.at.getTime() <= at.getTime() - ERASURE_MARGIN_MS),
  );
}
