import type { StoredArchive } from './backup-storage';

/** Archives sorted by when they were last read back: first those never read back, oldest first. */
export function longestUnverifiedFirst(archives: readonly StoredArchive[]): readonly StoredArchive[] {
  const proof = ({ provenAt }: StoredArchive) => provenAt?.getTime() ?? 0;
  return archives.toSorted(
    (one, other) => proof(one) - proof(other) || one.at.getTime() - other.at.getTime(),
  );
}
