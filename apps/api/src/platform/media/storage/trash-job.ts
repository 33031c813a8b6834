import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind } from '../../jobs/job';
import { PictureTrash } from './picture-trash';

export const TRASH_JOB: JobKind = {
  name: 'picture-trash',
  cron: '35 4 * * *',
  expireSeconds: 600,
  retries: 2,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/** Empties the trash of what rested long enough every night, also where a server runs for months. */
@Injectable()
export class TrashJob implements OnModuleInit {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly trash: PictureTrash,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TRASH_JOB, async () => void (await this.trash.removeOld()));
  }
}
