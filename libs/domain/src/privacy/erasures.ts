import type { Erasure } from './erasure-ledger';

/**
 * An erasure that began so shortly before an archive may have ended after it: the archive may still hold the person. It
 * also covers replicas whose clocks differ. Our own figure.
 */
export const ERASURE_MARGIN_MS = 3_600_000;

/** What an erasure is noted as, here and in archives. No file system minds any of its characters. */
export const nameOfErasure = ({ at, hash }: Erasure): string =>
  `${at.toISOString().replaceAll(':', '-')}-${hash}`;

/**
 * The names of the erasures that an archive has in it for certain.
 * @param erasures that were noted before its rows were read
 * @param archiveAt when it was begun
 */
export function erasuresIn(erasures: readonly Erasure[], archiveAt: Date): readonly string[] {
  return erasures
    .filter(({ at }) => Math.abs(at.getTime() - archiveAt.getTime()) >= ERASURE_MARGIN_MS)
    .map(nameOfErasure);
}

/**
 * The erasures that an archive may not have in it. No time is asked: a clock may have been wrong at either of them.
 * @param known as of `erasuresIn`; undefined when the archive does not say, and then all of them are meant
 */
export function erasuresMissing(
  erasures: readonly Erasure[],
  known: readonly string[] | undefined,
): readonly Erasure[] {
  const names = new Set(known);
  return erasures.filter((erasure) => !names.has(nameOfErasure(erasure)));
}
