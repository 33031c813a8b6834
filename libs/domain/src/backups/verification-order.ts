import type { StoredArchive } from './backup-storage';

/** Archives by how long nobody has read them back; of those that nobody ever has, the oldest first. */
export function longestUnverifiedFirst(archives: readonly StoredArchive[]): readonly StoredArchive[] {
  const proof = ({ provenAt }: StoredArchive) => provenAt?.getTime() ?? 0;
  return archives.toSorted(
    (one, other) => proof(one) - proof(other) || one.at.getTime() - other.at.getTime(),
  );
}
