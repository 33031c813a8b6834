/** An archive as it is stored, whole. */
export interface StoredArchive {
  readonly name: string;
  /** The moment whose data it holds, to the second. */
  readonly at: Date;
  readonly bytes: number;
  /** When it was last read back and found whole, to the second; undefined when nobody has noted it. */
  readonly provenAt: Date | undefined;
}

/** Port: where archives are kept, by names as `archiveName` makes them. Other files there are no archives. */
export abstract class BackupStorage {
  /** What an operator calls it: a path, or a bucket's address. It holds no secret. */
  abstract readonly place: string;

  /** Whether it is on the disk of the data folder, and lost together with what it should bring back. */
  abstract isOnSameDisk(): Promise<boolean>;

  /**
   * Stores an archive whole or not at all, with bounded memory; it survives a power cut when this returns. It is
   * ignored until it is accepted.
   * @throws what reading the content throws; then no accepted archive is left behind
   */
  abstract put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;

  /**
   * The content of an archive; undefined when there is none of that name.
   * @param bytesPerSecond how fast it is read at most
   */
  abstract open(name: string, bytesPerSecond?: number): Promise<AsyncIterable<Uint8Array> | undefined>;

  /**
   * Accepts an archive that was read back, and forgets which earlier ones were damaged.
   * @param at when it was found whole
   */
  abstract accept(name: string, at: Date): Promise<void>;

  /** Removes an archive that is not what was written; `damaged` names it until a later one is accepted. */
  abstract reject(name: string): Promise<void>;

  /** Names of the archives that were rejected since the last one was accepted. */
  abstract damaged(): Promise<readonly string[]>;

  /** The accepted archives and those that somebody has put there by hand, in no order. */
  abstract list(): Promise<readonly StoredArchive[]>;

  /** Removes archives; missing ones are ignored. */
  abstract remove(names: readonly string[]): Promise<void>;

  /** Removes remains of archives that killed processes never accepted. Must not run while an archive is being stored. */
  abstract removeUnfinished(): Promise<void>;
}
