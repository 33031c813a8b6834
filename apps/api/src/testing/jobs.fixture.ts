import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BackgroundJobs } from '@ospite/server/jobs';
import type { TestApi } from './test-api';
import { onDatabase } from '@ospite/server/testing';

/** It is looked this often whether a job has come so far. */
const LOOK_AGAIN_MS = 50;

/** A job as pg-boss keeps it. */
export interface KeptJob {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly singleton_key: string | null;
  readonly retry_count: number;
  readonly output: unknown;
}

/** Does a job through the real queue. @returns it as it is once it is completed or given up */
export async function doJob(
  api: TestApi,
  kind: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<KeptJob> {
  const jobs = api.app.get(BackgroundJobs);
  await jobs.start();
  const isEnded = ({ state }: KeptJob) => state === 'completed' || state === 'failed';
  const ended = new Set((await jobsOf(api.databaseUrl, kind)).filter(isEnded).map(({ id }) => id));
  await jobs.send(kind, data);
  return untilJob(api.databaseUrl, kind, (job) => isEnded(job) && !ended.has(job.id));
}

/** Waits until a job of a kind is as it is awaited; Jest's time limit ends it otherwise. */
export function untilJob(
  databaseUrl: string,
  kind: string,
  isAwaited: (job: KeptJob) => boolean,
): Promise<KeptJob> {
  return onDatabase(databaseUrl, async (client) => {
    for (;;) {
      const found = (await readJobs(client, kind)).find(isAwaited);
      if (found) return found;
      await pause(LOOK_AGAIN_MS);
    }
  });
}

/** All kept jobs of a kind, oldest first. */
export function jobsOf(databaseUrl: string, kind: string): Promise<readonly KeptJob[]> {
  return onDatabase(databaseUrl, (client) => readJobs(client, kind));
}

async function readJobs(client: pg.Client, kind: string): Promise<readonly KeptJob[]> {
  const { rows } = await client.query<KeptJob>(
    `select id, name, state, singleton_key, retry_count, output from pgboss.job
     where name = $1 order by created_on`,
    [kind],
  );
  return rows;
}
