import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../jobs/background-jobs';
import type { JobKind } from '../jobs/job';
import { Throttle } from './throttle';

export const THROTTLE_JOB: JobKind = {
  name: 'throttle',
  cron: '*/15 * * * *',
  expireSeconds: 300,
  retries: 1,
  retryDelaySeconds: 60,
  lookSeconds: 60,
};

/** Removes counters whose window is over every quarter of an hour; they only take up room. */
@Injectable()
export class ThrottleJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly throttle: Throttle,
  ) {}

  onModuleInit(): void {
    this.jobs.register(THROTTLE_JOB, () => this.throttle.prune());
  }
}
