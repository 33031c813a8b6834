import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs, type JobKind } from '@ospite/server/jobs';
import { PostgresSessionStore } from './postgres-session-store';

/** Every 15 minutes, the longest that a session from a clock that ran ahead may outlive its idle hours. */
const SESSION_JOB: JobKind = {
  name: 'sessions',
  cron: '*/15 * * * *',
  expireSeconds: 300,
  retries: 1,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Removes dead sessions: nobody can use them, they only take up space. */
@Injectable()
export class SessionJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly sessions: PostgresSessionStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SESSION_JOB, () => this.sessions.prune());
    // For a clock that was set right while no server was running.
    this.jobs.whenReady(async () => void (await this.jobs.send(SESSION_JOB.name)));
  }
}
