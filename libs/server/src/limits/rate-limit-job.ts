import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../jobs/background-jobs';
import type { JobKind } from '../jobs/job';
import { PostgresRateLimiter } from './postgres-rate-limiter';

export const RATE_LIMIT_JOB: JobKind = {
  name: 'throttle',
  cron: '*/15 * * * *',
  expireSeconds: 300,
  retries: 1,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Deletes counters whose window is over, every quarter of an hour; they only occupy space. */
@Injectable()
export class RateLimitJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly limiter: PostgresRateLimiter,
  ) {}

  onModuleInit(): void {
    this.jobs.register(RATE_LIMIT_JOB, () => this.limiter.prune());
  }
}
