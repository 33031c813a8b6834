import type { Clock } from '../shared';
import { UnopenedArchiveError, type ArchiveSource } from './archive-source';
import type { BackupStorage, StoredArchive } from './backup-storage';
import { longestUnverifiedFirst } from './verification-order';
import { BackupDamagedError, readBack } from './read-back';

/**
 * An older archive is read no faster than this (bytes in a second): guests come first, and traffic costs money. Our own figure.
 */
const BYTES_PER_SECOND = 16 * 2 ** 20;
/**
 * A large archive is read faster, so that reading takes no longer than this (seconds): a damaged one is read twice
 * within the job's hour, and one that never finished would come first every night. Our own figure.
 */
const LONGEST_READING_SECONDS = 25 * 60;

/** What reading an older archive again has shown. */
export interface CheckedBackup {
  /** The one that was read whole; undefined when there was none that could be opened. */
  readonly whole?: string;
  /** Those before it that this program, or its passphrase, does not open. */
  readonly unopened: readonly string[];
}

/**
 * Reads one older archive again, the one verified longest ago: an archive that was intact when it was made may decay later.
 * So every archive is read again within two weeks. It can be stopped at any moment, and run again.
 */
export class CheckOlderBackup {
  constructor(
    private readonly source: ArchiveSource,
    private readonly storage: BackupStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * @param newest the archive that was read back just now
   * @param signal stops the work; its reason is thrown, and nothing is noted
   * @throws BackupDamagedError when an archive was damaged, and was rejected
   */
  async check(newest: string, signal: AbortSignal): Promise<CheckedBackup> {
    const older = (await this.storage.list()).filter(({ name }) => name !== newest);
    const unopened: string[] = [];
    for (const archive of longestUnverifiedFirst(older)) {
      const problem = await this.problemOf(archive, signal);
      if (!isUnopened(problem)) return { whole: await this.judge(archive, problem), unopened };
      unopened.push(archive.name);
    }
    return { unopened };
  }

  private async judge({ name }: StoredArchive, problem: Error | undefined): Promise<string> {
    if (!problem) {
      await this.storage.accept(name, this.clock.now());
      return name;
    }
    await this.storage.reject(name);
    throw new BackupDamagedError(name, problem.message);
  }

  /**
   * An older archive cannot be made again, so it is read twice: one byte flipped by a network or a cache must not cost it.
   */
  private async problemOf(archive: StoredArchive, signal: AbortSignal): Promise<Error | undefined> {
    const problem = await this.read(archive, signal);
    return problem && !isUnopened(problem) ? this.read(archive, signal) : problem;
  }

  private async read({ name, bytes }: StoredArchive, signal: AbortSignal): Promise<Error | undefined> {
    const bytesPerSecond = Math.max(BYTES_PER_SECOND, Math.ceil(bytes / LONGEST_READING_SECONDS));
    return readBack(this.source, await this.storage.open(name, bytesPerSecond), bytes, signal);
  }
}

const isUnopened = (problem: Error | undefined): boolean => problem instanceof UnopenedArchiveError;
