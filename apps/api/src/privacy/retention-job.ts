import { ApplyRetention, Clock, Mailer } from '@ospite/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { BackgroundJobs } from '../platform/jobs/background-jobs';
import type { JobKind } from '../platform/jobs/job';
import { onJobDatabase } from '../platform/jobs/job-database';
import { MikroOrmRetentionStore } from './persistence/mikro-orm-retention-store';

/** Every night, when hardly anybody reads. Source: decisions §4 ("by a daily job"). */
export const RETENTION_JOB: JobKind = {
  name: 'retention',
  cron: '20 4 * * *',
  expireSeconds: 3_600,
  heartbeatSeconds: 60,
  retries: 6,
  retryDelaySeconds: 60,
  lookSeconds: 60,
};

/** Forgets every night what is too old to be kept. */
@Injectable()
export class RetentionJob implements OnModuleInit {
  private readonly logger = new Logger(RetentionJob.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.register(RETENTION_JOB, ({ signal }) => this.run(signal));
  }

  private async run(signal: AbortSignal): Promise<void> {
    const counts = await onJobDatabase(this.config.databaseUrl, (em) =>
      new ApplyRetention(new MikroOrmRetentionStore(em), this.mailer, this.clock).apply(signal),
    );
    this.logger.log(counts, 'What was too old was forgotten');
  }
}
