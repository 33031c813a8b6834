import { Global, Module } from '@nestjs/common';
import { BackgroundJobs } from './background-jobs';

/** Background and scheduled work, for every module. */
@Global()
@Module({ providers: [BackgroundJobs], exports: [BackgroundJobs] })
export class JobsModule {}
