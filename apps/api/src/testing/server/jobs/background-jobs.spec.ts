import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from 'nestjs-pino';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { Config } from '@ospite/server/config';
import { LongRunningWork, schemaDrift } from '@ospite/server/persistence';
import { startTestApi, type TestApi } from '../..';
import { doJob, jobsOf, untilJob } from '../../jobs.fixture';
import { BackgroundJobs, BossIntervals, type JobHandler, type JobKind } from '@ospite/server/jobs';
import { RATE_LIMIT_JOB } from '@ospite/server/limits';

const TRIED: JobKind = {
  name: 'tried',
  expireSeconds: 60,
  retries: 2,
  retryDelaySeconds: 1,
  pollSeconds: 1,
};

const started: TestApi[] = [];
let log: string[];
let api: TestApi;

beforeEach(async () => {
  log = [];
  api = await aServer();
});
afterEach(async () => {
  for (const one of started.splice(0).toReversed()) await one.close();
});

async function aServer(databaseUrl?: string): Promise<TestApi> {
  const server = await startTestApi({ databaseUrl, log: (line) => log.push(line) });
  server.app.useLogger(server.app.get(Logger));
  started.push(server);
  return server;
}
const jobs = (server = api) => server.app.get(BackgroundJobs);
async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
/** Stops the server as a signal does, without taking its database away. */
const stop = (server: TestApi) => jobs(server).beforeApplicationShutdown();

it('does nothing by itself before it is started, and makes its tables then', async () => {
  const schemas = () => query(`select 1 from pg_namespace where nspname = 'pgboss'`);
  expect([await schemas(), await jobs().send('retention')]).toEqual([[], false]);
  await jobs().start();
  expect(await schemas()).toHaveLength(1);
});

it('keeps its tables out of the check of drift', async () => {
  await jobs().start();
  expect(await schemaDrift(api.app.get(MikroORM))).toEqual([]);
});

it('lets two replicas start at once on a database that knows no jobs', async () => {
  const other = await aServer(api.databaseUrl);
  await Promise.all([jobs().start(), jobs(other).start()]);
  expect(log.filter((line) => line.includes('could not be started'))).toEqual([]);
  expect(await query('select version from pgboss.version')).toHaveLength(1);
});

it('has a timetable at the property’s clock, which makes up for what was missed', async () => {
  await jobs().start();
  const rows = await query(`select name, cron, timezone, options->>'missed' as missed from pgboss.schedule`);
  expect(rows).toContainEqual({
    name: 'retention',
    cron: '20 4 * * *',
    timezone: 'Europe/Rome',
    missed: 'once',
  });
});

it('does soon after the start what it missed while the server was off', async () => {
  await jobs().start();
  await stop(api);
  await query(`update pgboss.version set cron_on = now() - interval '25 hours'`);
  await query(`update pgboss.schedule set created_on = now() - interval '30 hours'`);
  const often = { ...new BossIntervals(), cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 };
  const later = new BackgroundJobs(api.app.get(Config), api.app.get(LongRunningWork), often);
  for (const kind of jobs().kinds()) later.register(kind, async () => undefined);
  await later.start();
  await untilJob(api.databaseUrl, 'retention', () => true);
  await later.beforeApplicationShutdown();
});

it('does again what a process that died had begun', async () => {
  const often = { ...new BossIntervals(), superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
  const watchful = new BackgroundJobs(api.app.get(Config), api.app.get(LongRunningWork), often);
  watchful.register({ ...TRIED, heartbeatSeconds: 10, pollSeconds: 1 }, async () => undefined);
  await watchful.start();
  await query(
    `insert into pgboss.job (name, policy, singleton_key, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit)
     values ('tried', 'exclusive', 'tried', 'active', now(), now() - interval '1 minute', 10, 1)`,
  );
  const done = await untilJob(api.databaseUrl, 'tried', ({ state }) => state === 'completed');
  expect(done.retry_count).toBe(1);
  await watchful.beforeApplicationShutdown();
});

it('goes on after a clock of PostgreSQL’s that ran ahead for years was set back', async () => {
  const ahead = `now() + interval '3 years'`;
  jobs().register(TRIED, async () => undefined);
  await jobs().start();
  await stop(api);
  await query(`update pgboss.version set cron_on = ${ahead}`);
  await query(
    `insert into pgboss.job (name, policy, singleton_key, start_after) values ('tried', 'exclusive', 'tried', ${ahead})`,
  );
  const other = await aServer(api.databaseUrl);
  jobs(other).register(TRIED, async () => undefined);
  await jobs(other).start();
  await untilJob(api.databaseUrl, 'tried', ({ state }) => state === 'completed');
  const [row] = await query<{ cron_on: Date | null }>('select cron_on from pgboss.version');
  expect((row?.cron_on ?? new Date(0)).getTime()).toBeLessThan(Date.now() + 60_000);
});

it('prunes the counters whose window is over', async () => {
  await query(`insert into throttle (key, expire) values ('over', 1), ('open', ${Date.now() + 3_600_000})`);
  expect(await doJob(api, RATE_LIMIT_JOB.name)).toMatchObject({ state: 'completed' });
  expect(await query('select key from throttle')).toEqual([{ key: 'open' }]);
});

it('does a job of one key once over all replicas', async () => {
  const other = await aServer(api.databaseUrl);
  let done = 0;
  let go: (value: void) => void = () => undefined;
  const allAsked = new Promise<void>((resolve) => (go = resolve));
  const handler: JobHandler = async () => {
    await allAsked;
    done += 1;
  };
  for (const server of [api, other]) jobs(server).register(TRIED, handler);
  await Promise.all([jobs().start(), jobs(other).start()]);
  const sent = await Promise.all([api, other, api, other].map((one) => jobs(one).send('tried', {}, 'same')));
  expect(sent.filter(Boolean)).toHaveLength(1);
  go();
  await untilJob(api.databaseUrl, 'tried', ({ state }) => state === 'completed');
  expect(done).toBe(1);
});

it('tries again what failed, says so, and keeps no word of the reason', async () => {
  let tries = 0;
  jobs().register(TRIED, async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Key (email)=(anna@example.org) exists');
  });
  const { state, retry_count: retries } = await doJob(api, 'tried');
  expect([state, retries, tries]).toEqual(['completed', 1, 2]);
  expect(log.join('')).toContain('Job tried failed (try 1); it is tried again');
  expect([jobs().failuresOf('tried'), jobs().failuresOf('retention')]).toEqual([1, 0]);
});

it('stores only error names when a job is given up', async () => {
  jobs().register({ ...TRIED, retries: 0 }, async () => {
    throw new TypeError('Key (email)=(anna@example.org) exists');
  });
  const { state, output } = await doJob(api, 'tried');
  expect([state, JSON.stringify(output)]).toEqual(['failed', expect.stringContaining('TypeError')]);
  expect(JSON.stringify(output)).not.toContain('anna');
});

it('goes on after the database cut all its connections', async () => {
  jobs().register(TRIED, async () => undefined);
  await doJob(api, 'tried');
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'ospite jobs'`,
  );
  expect((await doJob(api, 'tried')).state).toBe('completed');
});

it('at a stop ends what is under way, and hands it back', async () => {
  jobs().register(TRIED, async ({ signal }) => {
    if (!signal.aborted) await once(signal, 'abort');
    signal.throwIfAborted();
  });
  await jobs().start();
  await jobs().send('tried');
  await untilJob(api.databaseUrl, 'tried', ({ state }) => state === 'active');
  await stop(api);
  expect((await jobsOf(api.databaseUrl, 'tried')).map(({ state }) => state)).toEqual(['retry']);
  expect(log.filter((line) => line.includes('failed'))).toEqual([]);
});

it('at a stop hands back what does not end, within seconds', async () => {
  let end: (value: void) => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  jobs().register(TRIED, () => ended);
  await jobs().start();
  await jobs().send('tried');
  await untilJob(api.databaseUrl, 'tried', ({ state }) => state === 'active');
  await stop(api);
  expect((await jobsOf(api.databaseUrl, 'tried')).map(({ state }) => state)).toEqual(['retry']);
  end();
});

it('stops within seconds also when the database takes the connection and answers nothing', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = Object.assign(Object.create(api.app.get(Config)), {
    databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`,
  });
  const stuck = new BackgroundJobs(config, api.app.get(LongRunningWork));
  void stuck.start();
  await once(silent, 'connection');
  const before = Date.now();
  await stuck.beforeApplicationShutdown();
  expect(Date.now() - before).toBeLessThan(9_000);
  silent.close();
});
