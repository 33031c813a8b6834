import { longestUnverifiedFirst, type BackupState, type BackupStorage, type Clock } from '@ospite/domain';

/**
 * How long a result is reused (milliseconds): health is requested twice a minute, and a bucket's responses cost money.
 */
const REMEMBERED_MS = 60_000;
/** How long health waits for an unresponsive storage at most (milliseconds). */
const PATIENCE_MS = 3_000;

/** Checks the stored backups periodically. */
export class BackupWatch {
  private last: { readonly state: Promise<BackupState>; readonly until: number } | undefined;

  constructor(
    private readonly storage: BackupStorage,
    private readonly clock: Clock,
  ) {}

  /** The state of the backups. It never fails: an unresponsive storage is a state too. */
  look(): Promise<BackupState> {
    // Not the wall clock, which may be set back.
    const now = performance.now();
    if (!this.last || this.last.until <= now)
      this.last = { state: this.lookNow(), until: now + REMEMBERED_MS };
    return this.last.state;
  }

  /** Makes the next call check again. */
  forget(): void {
    this.last = undefined;
  }

  private async lookNow(): Promise<BackupState> {
    const { place } = this.storage;
    const unreachable: BackupState = {
      place,
      isReachable: false,
      isOnSameDisk: false,
      newest: null,
      provenSince: null,
      damaged: [],
    };
    const looked = this.found().catch(() => unreachable);
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<BackupState>((resolve) => {
      timer = setTimeout(() => resolve(unreachable), PATIENCE_MS).unref();
    });
    return Promise.race([looked, given]).finally(() => clearTimeout(timer));
  }

  private async found(): Promise<BackupState> {
    const [archives, damaged, isOnSameDisk] = await Promise.all([
      this.storage.list(),
      this.storage.damaged(),
      this.storage.isOnSameDisk(),
    ]);
    const now = this.clock.now();
    const [newest] = archives
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const [longestUnproven] = longestUnverifiedFirst(archives);
    return {
      place: this.storage.place,
      isReachable: true,
      isOnSameDisk,
      newest: newest ? { at: newest.at, bytes: newest.bytes } : null,
      provenSince: longestUnproven?.provenAt ?? null,
      damaged,
    };
  }
}
