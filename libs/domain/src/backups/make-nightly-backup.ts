import type { Clock } from '../shared/clock';
import { archiveMoment, archiveName } from './archive-name';
import type { BackupStorage } from './backup-storage';
import type { AddressHasher, ErasureLedger } from './erasure-ledger';
import { outdatedErasures } from './erasures';
import { rotate } from './rotation';

/** Port: the installation's data as an archive. */
export abstract class ArchiveSource {
  /** Whether a passphrase is set. */
  abstract readonly isEncrypted: boolean;

  /**
   * The bytes of an archive, made while they are read.
   * @param at the moment that the archive names as its own
   */
  abstract archive(at: Date): AsyncIterable<Uint8Array>;
}

/** What a night's backup did. */
export interface NightlyBackup {
  readonly name: string;
  readonly bytes: number;
  /** Older archives and outdated erasures that were removed. */
  readonly removedArchives: number;
  readonly removedErasures: number;
}

/** An archive is not in the storage as it was written. */
export class BackupNotStoredError extends Error {
  constructor(name: string, written: number, stored: number | undefined) {
    super(`${name}: ${written} bytes were written, ${stored ?? 'none'} are stored`);
    this.name = 'BackupNotStoredError';
  }
}

/**
 * Stores an archive, checks that it is there, and only then removes what the rotation does not keep. It can run at any
 * time and again after it was cut off anywhere: what a killed run left is removed first, and a second archive of a day
 * replaces the first one.
 */
export class MakeNightlyBackup {
  constructor(
    private readonly source: ArchiveSource,
    private readonly storage: BackupStorage,
    private readonly erasures: ErasureLedger,
    private readonly hasher: AddressHasher,
    private readonly clock: Clock,
  ) {}

  /** @param signal stops the work; its reason is thrown, and no archive is left */
  async make(signal: AbortSignal): Promise<NightlyBackup> {
    await this.storage.removeUnfinished();
    await this.hasher.keepKey();
    const now = this.clock.now();
    const name = archiveName(now, this.source.isEncrypted);
    const written = new Count(this.source.archive(now), signal);
    await this.storage.put(name, written);
    const archives = await this.storage.list();
    const stored = archives.find((archive) => archive.name === name)?.bytes;
    if (stored !== written.bytes) {
      await this.storage.remove([name]);
      throw new BackupNotStoredError(name, written.bytes, stored);
    }
    signal.throwIfAborted();
    const { stays, goes } = rotate(archives, archiveMoment(name) ?? now);
    await this.storage.remove(goes.map((archive) => archive.name));
    const outdated = outdatedErasures(await this.erasures.list(), stays, now);
    await this.erasures.remove(outdated);
    return { name, bytes: stored, removedArchives: goes.length, removedErasures: outdated.length };
  }
}

/** Counts the bytes that are read through it. */
class Count implements AsyncIterable<Uint8Array> {
  bytes = 0;

  constructor(
    private readonly content: AsyncIterable<Uint8Array>,
    private readonly signal: AbortSignal,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const part of this.content) {
      this.signal.throwIfAborted();
      this.bytes += part.byteLength;
      yield part;
    }
  }
}
