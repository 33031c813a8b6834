/** That a person was erased: the hash of their e-mail address under a key, and nothing else. */
export interface Erasure {
  readonly at: Date;
  readonly hash: string;
}

/**
 * Port: who was erased, kept where backups go and outside their archives, so that whoever restores an older archive can
 * erase them again.
 */
export abstract class ErasureLedger {
  /** Notes an erasure; it survives a power cut when this returns. Noting the same one twice changes nothing. */
  abstract note(erasure: Erasure): Promise<void>;

  /** All erasures that are noted, in no order. */
  abstract list(): Promise<readonly Erasure[]>;

  /** The moment that the newest archive beside it names, one that is being written included; undefined when there is none. */
  abstract newestArchive(): Promise<Date | undefined>;

  /** Removes erasures; missing ones are ignored. */
  abstract remove(erasures: readonly Erasure[]): Promise<void>;
}

/** Erasures whose key nobody can open: whom they are about cannot be found out. */
export class ErasureKeyMissingError extends Error {
  /** @param count of erasures */
  constructor(readonly count: number) {
    super(`The key of ${count} erasures cannot be opened`);
    this.name = 'ErasureKeyMissingError';
  }
}

/** Port: hashes e-mail addresses, compared without regard to case, under keys that are kept beside the ledger. */
export abstract class AddressHasher {
  /** Makes sure that whoever can open an archive of now can have the present key, too. */
  abstract keepKey(): Promise<void>;

  /** The hash under the present key, which is kept as by `keepKey` when this returns. */
  abstract hash(email: string): Promise<string>;

  /**
   * Those of the addresses that have one of the hashes, under whichever key it was made.
   * @throws ErasureKeyMissingError when the key of a hash is not there, or locked with another passphrase
   */
  abstract find(emails: readonly string[], hashes: readonly string[]): Promise<readonly string[]>;
}
