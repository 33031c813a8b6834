import type { Erasure } from './erasure-ledger';

/**
 * An erasure that began within this time before an archive may have ended after it, so the archive may still contain
 * the person. It also covers replicas whose clocks differ. Our own figure.
 */
export const ERASURE_MARGIN_MS = 3_600_000;

/** The file name of an erasure, here and in archives. Its characters are valid on every file system. */
export const nameOfErasure = ({ at, hash }: Erasure): string =>
  `${at.toISOString().replaceAll(':', '-')}-${hash}`;

/**
 * The names of the erasures that an archive certainly reflects.
 * @param erasures that were noted before its rows were read
 * @param archiveAt when it was begun
 */
export function erasuresIn(erasures: readonly Erasure[], archiveAt: Date): readonly string[] {
  return erasures
    .filter(({ at }) => Math.abs(at.getTime() - archiveAt.getTime()) >= ERASURE_MARGIN_MS)
    .map(nameOfErasure);
}

/**
 * The erasures that an archive may not reflect. Times are not compared: the clock may have been wrong for either.
 * @param known as of `erasuresIn`; undefined when the archive does not say, and then all of them are meant
 */
export function erasuresMissing(
  erasures: readonly Erasure[],
  known: readonly string[] | undefined,
): readonly Erasure[] {
  const names = new Set(known);
  return erasures.filter((erasure) => !names.has(nameOfErasure(erasure)));
}
