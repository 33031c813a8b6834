import type { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA } from '../persistence/orm-options';

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;

/** Intervals of pg-boss's own checks: as long as it allows, unless something waits for them. */
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
 * After PostgreSQL's clock ran fast for a while, pg-boss would wait for times in the future: of its schedules, and of
 * jobs' next tries, none of which is more than a day away.
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
