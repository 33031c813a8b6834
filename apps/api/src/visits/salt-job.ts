import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs, type JobKind } from '@ospite/server/jobs';
import { SaltedVisitorHasher } from './persistence/salted-visitor-hasher';

/** Every quarter of an hour: a salt lives at most that much longer than 48 hours. */
const SALT_JOB: JobKind = {
  name: 'visit-salts',
  cron: '*/15 * * * *',
  expireSeconds: 300,
  retries: 3,
  retryDelaySeconds: 30,
  pollSeconds: 60,
};

/** Destroys the salts of past days. */
@Injectable()
export class SaltJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly hasher: SaltedVisitorHasher,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SALT_JOB, () => this.hasher.destroyOldSalts());
    // For salts that expired while no server was running.
    this.jobs.whenReady(async () => void (await this.jobs.send(SALT_JOB.name)));
  }
}
