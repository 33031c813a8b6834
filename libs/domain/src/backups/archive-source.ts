/** Of an archive that this program, or its passphrase, does not open, nobody can say whether it is damaged. */
export class UnopenedArchiveError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'UnopenedArchiveError';
  }
}

/** Port: the installation's data as an archive. */
export abstract class ArchiveSource {
  /** Whether a passphrase is set. */
  abstract readonly isEncrypted: boolean;

  /**
   * The bytes of an archive, made while they are read.
   * @param at the moment that the archive names as its own
   */
  abstract archive(at: Date): AsyncIterable<Uint8Array>;

  /**
   * Reads an archive and holds everything in it against its manifest, with bounded memory.
   * @throws UnopenedArchiveError, an Error that says what is another thing than was written, or what reading it throws
   */
  abstract check(archive: AsyncIterable<Uint8Array>): Promise<void>;
}
