import type { JobOutcome, JobState } from '@ospite/domain';
import type pg from 'pg';
import { JOBS_SCHEMA } from '@ospite/server/persistence';

type LastRuns = Pick<JobState, 'lastRun' | 'lastSuccess'>;

/** pg-boss's states of a job that has begun. */
const OUTCOMES: Readonly<Record<string, JobOutcome>> = {
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  active: 'running',
  retry: 'waiting-to-retry',
};

const LAST_RUNS = `
  select distinct on (name) name, state::text as state, coalesce(completed_on, started_on) as at,
    max(completed_on) filter (where state = 'completed') over (partition by name) as "lastSuccess"
  from ${JOBS_SCHEMA}.job where started_on is not null
  order by name, started_on desc`;

interface Row {
  readonly name: string;
  readonly state: string;
  readonly at: Date;
  readonly lastSuccess: Date | null;
}

/** The last run of each kind of job, by name; empty before any process has started background work. */
export async function lastRuns(pool: pg.Pool): Promise<ReadonlyMap<string, LastRuns>> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.job') is not null as exists`,
  );
  if (!tables[0]?.exists) return new Map();
  const { rows } = await pool.query<Row>(LAST_RUNS);
  return new Map(
    rows.map(({ name, state, at, lastSuccess }) => [
      name,
      { lastRun: { outcome: OUTCOMES[state] ?? 'running', at }, lastSuccess },
    ]),
  );
}
