import { MakeNightlyBackup } from '@ospite/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../platform/jobs/background-jobs';
import type { JobKind } from '../platform/jobs/job';
import { BackupWatch } from './backup-watch';

/** Every night, after retention and the sweep of pictures: an archive holds nothing that was due. */
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

/** Makes a backup every night. */
@Injectable()
export class NightlyBackupJob implements OnModuleInit {
  private readonly logger = new Logger(NightlyBackupJob.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly backup: MakeNightlyBackup,
    private readonly watch: BackupWatch,
  ) {}

  onModuleInit(): void {
    this.jobs.register(BACKUP_JOB, ({ signal }) => this.run(signal));
  }

  private async run(signal: AbortSignal): Promise<void> {
    // A damaged archive is told of as soon as a good one.
    const made = await this.backup.make(signal).finally(() => this.watch.forget());
    this.logger.log(made, 'A backup was made');
  }
}
