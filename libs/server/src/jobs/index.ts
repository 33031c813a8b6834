export { BackgroundJobs } from './background-jobs';
export { BossIntervals, makeBoss } from './boss';
export type { JobHandler, JobKind } from './job';
export { JobsModule } from './jobs.module';
export { nextRun } from './next-run';
