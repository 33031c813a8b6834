import type { JobOutcome, JobState } from '@ospite/domain';
import type pg from 'pg';
import { JOBS_SCHEMA } from '../../platform/jobs/boss';

type LastRun = NonNullable<JobState['lastRun']>;

/** pg-boss's states of a job that has begun. */
const OUTCOMES: Readonly<Record<string, JobOutcome>> = {
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  active: 'running',
  retry: 'waiting-to-retry',
};

const LAST_RUNS = `
  select distinct on (name) name, state::text as state, coalesce(completed_on, started_on) as at
  from ${JOBS_SCHEMA}.job where started_on is not null
  order by name, started_on desc`;

/** The last run of each kind of job, by its name; none before any process has begun with background work. */
export async function lastRuns(pool: pg.Pool): Promise<ReadonlyMap<string, LastRun>> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.job') is not null as exists`,
  );
  if (!tables[0]?.exists) return new Map();
  const { rows } = await pool.query<{ name: string; state: string; at: Date }>(LAST_RUNS);
  return new Map(rows.map(({ name, state, at }) => [name, { outcome: OUTCOMES[state] ?? 'running', at }]));
}
