import { BackupDamagedError, CheckOlderBackup, MakeNightlyBackup } from '@ospite/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs, type JobKind } from '@ospite/server/jobs';
import { BackupWatch } from './backup-watch';

/**
 * Every night, after retention and the sweep of pictures, so that an archive contains nothing that was due for deletion.
 */
export const BACKUP_JOB: JobKind = {
  name: 'backup',
  cron: '50 4 * * *',
  expireSeconds: 4 * 3_600,
  heartbeatSeconds: 60,
  // For half a day, with pauses from five minutes on that double.
  retries: 7,
  retryDelaySeconds: 300,
  pollSeconds: 60,
};

/** An older archive that takes longer to read is tried again the next night (milliseconds). */
const READ_AGAIN_MS = 3_600_000;

/** Makes a backup every night, and reads an older one again. */
@Injectable()
export class NightlyBackupJob implements OnModuleInit {
  private readonly logger = new Logger(NightlyBackupJob.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly backup: MakeNightlyBackup,
    private readonly older: CheckOlderBackup,
    private readonly watch: BackupWatch,
  ) {}

  onModuleInit(): void {
    this.jobs.register(BACKUP_JOB, ({ signal }) => this.run(signal));
  }

  private async run(signal: AbortSignal): Promise<void> {
    // A damaged archive is reported as soon as a good one.
    const made = await this.backup.make(signal).finally(() => this.watch.forget());
    this.logger.log(made, 'A backup was made');
    await this.checkOlder(made.name, signal).finally(() => this.watch.forget());
  }

  /** A failure with an older archive never causes the new backup to be made again. */
  private async checkOlder(newest: string, signal: AbortSignal): Promise<void> {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(READ_AGAIN_MS)]);
      const { whole, unopened } = await this.older.check(newest, limit);
      if (whole !== undefined) this.logger.log(`${whole} was read again, and is whole`);
      for (const name of unopened)
        this.logger.warn(
          `${name} cannot be read again: it was written with another passphrase or by a newer version, or its first bytes are damaged`,
        );
    } catch (error) {
      if (error instanceof BackupDamagedError)
        this.logger.error({ err: error }, 'An older backup is damaged');
      else this.logger.warn({ err: error }, 'An older backup could not be read again; the next night tries');
    }
  }
}
