import { ApplyRetention } from '@ospite/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs, type JobKind } from '@ospite/server/jobs';

/** Every night, when there are hardly any visitors. Source: specification §12 ("by a daily job"). */
const RETENTION_JOB: JobKind = {
  name: 'retention',
  cron: '20 4 * * *',
  expireSeconds: 3_600,
  heartbeatSeconds: 60,
  retries: 6,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Applies retention every night. */
@Injectable()
export class RetentionJob implements OnModuleInit {
  private readonly logger = new Logger(RetentionJob.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly retention: ApplyRetention,
  ) {}

  onModuleInit(): void {
    this.jobs.register(RETENTION_JOB, ({ signal }) => this.run(signal));
  }

  private async run(signal: AbortSignal): Promise<void> {
    const counts = await this.retention.apply(signal);
    if (counts) this.logger.log(counts, 'Retention was applied');
    else this.logger.warn('Retention waits: the clock may be wrong');
  }
}
