import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../../platform/jobs/background-jobs';
import type { JobKind } from '../../platform/jobs/job';
import { Sessions } from './sessions';

/** Dead sessions open nothing; they only take up room. */
const SESSION_JOB: JobKind = {
  name: 'sessions',
  cron: '5 * * * *',
  expireSeconds: 300,
  retries: 1,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Removes dead sessions every hour. */
@Injectable()
export class SessionJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SESSION_JOB, () => this.sessions.prune());
  }
}
