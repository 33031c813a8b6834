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

  /**
   * Reads an archive and holds everything in it against its manifest, with bounded memory.
   * @throws Error that says what is another thing than was written, or what reading it throws
   */
  abstract check(archive: AsyncIterable<Uint8Array>): Promise<void>;
}

/** What a night's backup did. */
export interface NightlyBackup {
  readonly name: string;
  readonly bytes: number;
  /** Older archives and outdated erasures that were removed. */
  readonly removedArchives: number;
  readonly removedErasures: number;
}

/** An archive was stored, and what lies there is another thing than was written. */
export class BackupDamagedError extends Error {
  constructor(name: string, why: string) {
    super(`${name} was damaged when it was read back, and is removed: ${why}`);
    this.name = 'BackupDamagedError';
  }
}

/**
 * Stores an archive, reads it back from where it lies, and only then removes what the rotation does not keep. It can run
 * at any time and again after it was cut off anywhere: what a killed run left is removed first, and a second archive of a
 * day replaces the first one.
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
    const written = new Passage(this.source.archive(now), signal);
    await this.storage.put(name, written);
    await this.readBack(name, written.bytes, signal);
    const archives = await this.storage.list();
    const { stays, goes } = rotate(archives, archiveMoment(name) ?? now);
    await this.storage.remove(goes.map((archive) => archive.name));
    const outdated = outdatedErasures(await this.erasures.list(), stays, now);
    await this.erasures.remove(outdated);
    return {
      ...{ name, bytes: written.bytes },
      ...{ removedArchives: goes.length, removedErasures: outdated.length },
    };
  }

  /** Accepts the archive, or rejects it. @throws BackupDamagedError, or the storage's own error when it cannot be read */
  private async readBack(name: string, writtenBytes: number, signal: AbortSignal): Promise<void> {
    const stored = await this.storage.open(name);
    const passage = new Passage(stored ?? nothing(), signal);
    let problem: string | undefined;
    try {
      await this.source.check(passage);
      if (passage.bytes !== writtenBytes)
        problem = `${writtenBytes} bytes were written, ${passage.bytes} are stored`;
    } catch (error) {
      // A storage that is away, or a server that stops, says nothing about the archive.
      if (passage.failure !== undefined) throw passage.failure;
      problem = error instanceof Error ? error.message : String(error);
    }
    signal.throwIfAborted();
    if (problem === undefined) return this.storage.accept(name);
    await this.storage.reject(name);
    throw new BackupDamagedError(name, problem);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // An archive that is not there has no bytes.
}

/** Counts the bytes that are read through it, and keeps what reading them threw. */
class Passage implements AsyncIterable<Uint8Array> {
  bytes = 0;
  failure: unknown;

  constructor(
    private readonly content: AsyncIterable<Uint8Array>,
    private readonly signal: AbortSignal,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const parts = this.content[Symbol.asyncIterator]();
    try {
      for (let part = await this.next(parts); !part.done; part = await this.next(parts)) {
        this.bytes += part.value.byteLength;
        yield part.value;
      }
    } finally {
      await parts.return?.();
    }
  }

  private async next(parts: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
    try {
      const part = await parts.next();
      this.signal.throwIfAborted();
      return part;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
