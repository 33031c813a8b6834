import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../../platform/jobs/background-jobs';
import type { JobKind } from '../../platform/jobs/job';
import { PostgresSessionStore } from './postgres-session-store';

const SESSION_JOB: JobKind = {
  name: 'sessions',
  cron: '5 * * * *',
  expireSeconds: 300,
  retries: 1,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Removes dead sessions every hour: nobody can use them, they only take up space. */
@Injectable()
export class SessionJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly sessions: PostgresSessionStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SESSION_JOB, () => this.sessions.prune());
  }
}
