/** The record of one erasure: a keyed hash of the person's e-mail address, and nothing else. */
export interface Erasure {
  readonly at: Date;
  readonly hash: string;
}

/**
 * Port: the erasures, kept beside the backups and outside their archives, so that restoring an older archive can repeat them.
 */
export abstract class ErasureLedger {
  /** Notes an erasure; it survives a power cut when this returns. Noting the same one twice changes nothing. */
  abstract note(erasure: Erasure): Promise<void>;

  /** All erasures that are noted, in no order. */
  abstract list(): Promise<readonly Erasure[]>;

  /** The moment of the newest archive beside it, including one being written; undefined when there is none. */
  abstract newestArchive(): Promise<Date | undefined>;

  /** Removes erasures; missing ones are ignored. */
  abstract remove(erasures: readonly Erasure[]): Promise<void>;
}

/** Erasures whose key cannot be opened, so the people they concern cannot be identified. */
export class ErasureKeyMissingError extends Error {
  /** @param count of erasures */
  constructor(readonly count: number) {
    super(`The key of ${count} erasures cannot be opened`);
    this.name = 'ErasureKeyMissingError';
  }
}

/** Port: hashes e-mail addresses, compared without regard to case, under keys that are kept beside the ledger. */
export abstract class AddressHasher {
  /** Makes sure that anybody who can open an archive made now can open the current key too. */
  abstract keepKey(): Promise<void>;

  /** The hash under the current key, which is stored as by `keepKey` when this returns. */
  abstract hash(email: string): Promise<string>;

  /**
   * The addresses that match one of the hashes, whichever key made it.
   * @throws ErasureKeyMissingError when a hash's key is missing, or encrypted with another passphrase
   */
  abstract find(emails: readonly string[], hashes: readonly string[]): Promise<readonly string[]>;
}
