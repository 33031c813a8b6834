/** An archive that cannot be opened by this program or with this passphrase; it may or may not be damaged. */
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
   * Reads an archive and checks everything in it against its manifest, with bounded memory.
   * @throws UnopenedArchiveError; an Error that says what differs from the manifest; or whatever reading it throws
   */
  abstract check(archive: AsyncIterable<Uint8Array>): Promise<void>;
}
