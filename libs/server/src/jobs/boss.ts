import type { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA } from '../persistence/orm-options';

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;

/** Intervals of pg-boss's own checks: as long as it allows where nothing waits for them. */
export class BossIntervals {
  readonly cronMonitorIntervalSeconds: number = 30;
  readonly cronWorkerIntervalSeconds: number = 30;
  readonly superviseIntervalSeconds: number = 60;
  readonly queueCacheIntervalSeconds: number = 600;
  readonly monitorIntervalSeconds: number = 60;
  readonly bamIntervalSeconds: number = 600;
  readonly flowIntervalSeconds: number = 600;
}

/**
 * A clock of PostgreSQL's that ran ahead for a while leaves moments for which pg-boss would wait: its timetables, and the
 * next tries of jobs, of which none is longer than a day.
 */
export const FORGET_FUTURE = `
  update ${JOBS_SCHEMA}.version set cron_on = null where cron_on > now() + interval '1 hour';
  update ${JOBS_SCHEMA}.queue set maintain_on = null where maintain_on > now() + interval '1 hour';
  update ${JOBS_SCHEMA}.job set start_after = now() where state < 'active' and start_after > now() + interval '1 day';
  update ${JOBS_SCHEMA}.job set started_on = now() where state = 'active' and started_on > now() + interval '1 hour'`;

/**
 * Makes pg-boss, not started yet, on few connections of its own without a statement timeout, since its clean-up may take
 * long. Starting it creates or migrates its schema, under a lock that keeps replicas apart.
 */
export async function makeBoss(databaseUrl: string, intervals = new BossIntervals()): Promise<PgBoss> {
  // Loaded only for background work: with its dependencies it takes several megabytes of memory.
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    connectionString: databaseUrl,
    application_name: 'ospite jobs',
    schema: JOBS_SCHEMA,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...intervals,
  });
}
