import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../platform/jobs/background-jobs';
import type { JobKind } from '../platform/jobs/job';
import { SaltedVisitorNames } from './persistence/salted-visitor-names';

/** Every quarter of an hour: so much later than after 48 hours at most does a salt go. */
const SALT_JOB: JobKind = {
  name: 'visit-salts',
  cron: '*/15 * * * *',
  expireSeconds: 300,
  retries: 3,
  retryDelaySeconds: 30,
  lookSeconds: 60,
};

/** Destroys the salts of days gone by. */
@Injectable()
export class SaltJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly names: SaltedVisitorNames,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SALT_JOB, () => this.names.destroyOldSalts());
    // For what grew old while nobody ran.
    this.jobs.whenReady(async () => void (await this.jobs.send(SALT_JOB.name)));
  }
}
