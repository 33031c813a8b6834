import type { PgBoss } from 'pg-boss';

/** The schema of pg-boss's own tables: no entity's, in no migration, no export and no check of drift. */
export const JOBS_SCHEMA = 'pgboss';

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;
/** Times of pg-boss's own looking around, in seconds: as rare as it allows where nothing waits for it. */
const TIMES = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 30,
  superviseIntervalSeconds: 60,
  queueCacheIntervalSeconds: 600,
  monitorIntervalSeconds: 60,
  bamIntervalSeconds: 600,
  flowIntervalSeconds: 600,
} as const;

/**
 * Makes pg-boss, not started yet, on few connections of its own, which have no time limit for a statement: a clean-up
 * may take its time. Starting it makes or renews its schema, under a lock that keeps replicas apart.
 */
export async function makeBoss(databaseUrl: string): Promise<PgBoss> {
  // Loaded only by who does background work: it takes several megabytes with what it needs.
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    connectionString: databaseUrl,
    application_name: 'ospite jobs',
    schema: JOBS_SCHEMA,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...TIMES,
  });
}
