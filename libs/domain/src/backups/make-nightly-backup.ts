import type { Clock, DeletionByAge } from '../shared';
import { archiveMoment, archiveName } from './archive-name';
import type { ArchiveSource } from './archive-source';
import type { BackupStorage } from './backup-storage';
import type { AddressHasher, ErasureLedger } from '../privacy';
import { outdatedErasures } from './outdated-erasures';
import { MeteredStream } from './metered-stream';
import { BackupDamagedError, readBack } from './read-back';
import { rotate } from './rotation';

/** What a night's backup did. */
export interface NightlyBackup {
  readonly name: string;
  readonly bytes: number;
  /** Older archives and outdated erasures that were removed; none while the clock may be wrong. */
  readonly removedArchives: number;
  readonly removedErasures: number;
}

const NOTHING = { removedArchives: 0, removedErasures: 0 };

/**
 * Stores an archive, reads it back from storage, and only then removes what the rotation does not keep. It can run at
 * any time, also after it was interrupted anywhere: what a killed run left is removed first, and a second archive of a
 * day replaces the first one.
 */
export class MakeNightlyBackup {
  constructor(
    private readonly source: ArchiveSource,
    private readonly storage: BackupStorage,
    private readonly erasures: ErasureLedger,
    private readonly hasher: AddressHasher,
    private readonly clock: Clock,
    private readonly deletion: DeletionByAge,
  ) {}

  /** @param signal stops the work; its reason is thrown, and no archive is left */
  async make(signal: AbortSignal): Promise<NightlyBackup> {
    await this.storage.removeUnfinished();
    await this.hasher.keepKey();
    const now = this.clock.now();
    const name = archiveName(now, this.source.isEncrypted);
    const written = new MeteredStream(this.source.archive(now), signal);
    await this.storage.put(name, written);
    await this.accept(name, written.bytes, signal);
    const removed = (await this.deletion.mayDelete())
      ? await this.rotate(archiveMoment(name) ?? now)
      : NOTHING;
    return { name, bytes: written.bytes, ...removed };
  }

  private async rotate(now: Date): Promise<typeof NOTHING> {
    const { stays, goes } = rotate(await this.storage.list(), now);
    await this.storage.remove(goes.map((archive) => archive.name));
    const outdated = outdatedErasures(await this.erasures.list(), stays, now);
    await this.erasures.remove(outdated);
    return { removedArchives: goes.length, removedErasures: outdated.length };
  }

  /** Accepts the archive, or rejects it. @throws BackupDamagedError, or the storage's own error when it cannot be read */
  private async accept(name: string, bytes: number, signal: AbortSignal): Promise<void> {
    const problem = await readBack(this.source, await this.storage.open(name), bytes, signal);
    if (!problem) return this.storage.accept(name, this.clock.now());
    await this.storage.reject(name);
    throw new BackupDamagedError(name, problem.message);
  }
}
