import { ApplyRetention, JudgeClock, Mailer } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from 'nestjs-pino';
import { BackgroundJobs } from '@ospite/server/jobs';
import { onDatabase, seedTestData, startTestApi, TestClock, type TestApi } from '../testing';
import { doJob, untilJob } from '../testing/jobs.fixture';
import { CANARY, leaveCanaries, placesOf, PUBLISHED, rowsOf } from './people.fixture';
import { MikroOrmRetentionStore } from './persistence/mikro-orm-retention-store';

const BEGIN = new Date('2026-04-01T08:30:00Z');

let api: TestApi;
let clock: TestClock;
let log: string[];

beforeEach(async () => {
  clock = new TestClock(BEGIN);
  log = [];
  api = await startTestApi({ clock, log: (line) => log.push(line) });
  api.app.useLogger(api.app.get(Logger));
  await seedTestData(api.databaseUrl);
});
afterEach(() => api.close());

const monthsLater = (months: number) => {
  const then = new Date(BEGIN);
  then.setUTCMonth(then.getUTCMonth() + months);
  clock.set(then);
};
const runRetention = async () => {
  // The months did pass.
  await api.app.get(JudgeClock).confirm();
  const { state, output } = await doJob(api, 'retention');
  expect({ state, output }).toMatchObject({ state: 'completed' });
};

it('25 months on, nothing about a person is found in any table, file, e-mail copy or log', async () => {
  await leaveCanaries(api);
  // A message that could not be sent, and a copy that a killed process had half written.
  const [copy = ''] = await readdir(path.join(api.dataDir, 'mail'));
  await copyFile(path.join(api.dataDir, 'mail', copy), path.join(api.dataDir, 'mail', `.${copy}.part`));
  await onDatabase(api.databaseUrl, (client) =>
    client.query(
      `update message set status = 'failed', sent_at = null, last_error = $1
       where id = (select id from message where kind = 'quote-to-guest' limit 1)`,
      [`550 ${CANARY}@${CANARY}.example is unknown`],
    ),
  );
  expect(await placesOf(CANARY, api)).toEqual(
    expect.arrayContaining([
      'mail',
      'public.consent',
      'public.message',
      'public.quote',
      'public.quote_change',
      'public.review',
    ]),
  );
  expect(await rowsOf('site_visit', api.databaseUrl)).toBe(1);

  monthsLater(25);
  await runRetention();
  await doJob(api, 'visit-salts');
  await doJob(api, 'sessions');

  expect(await placesOf(CANARY, api)).toEqual([]);
  expect(await placesOf('98765', api)).toEqual([]);
  expect(log.join('\n').toLowerCase()).not.toContain(CANARY);
  for (const table of ['site_visit', 'visitor_of_day', 'visit_salt', 'session', 'consent'])
    expect([table, await rowsOf(table, api.databaseUrl)]).toEqual([table, 0]);
  // What everybody may read stays, and what was counted stays counted.
  expect(await placesOf(PUBLISHED, api)).toEqual(['public.review']);
  expect((await api.request.get('/api/visits/count')).body).toEqual({ totalVisits: 1, uniqueVisits: 1 });
  const [quote] = (await (await api.signedIn()).get('/api/quotes')).body;
  expect(quote).toMatchObject({ status: 'answered', anonymisedAt: clock.now().toISOString() });
});

it('a day before its time nothing is erased', async () => {
  await leaveCanaries(api);
  monthsLater(13);
  clock.advance(-1000);
  await runRetention();
  expect(await rowsOf('site_visit', api.databaseUrl)).toBe(1);
  monthsLater(24);
  clock.advance(-1000);
  const places = await placesOf(CANARY, api);
  await runRetention();
  expect(await placesOf(CANARY, api)).toEqual(places);
  expect(await rowsOf('site_visit', api.databaseUrl)).toBe(0);
});

it('two replicas at the same time erase everything, and a third run finds nothing', async () => {
  await leaveCanaries(api);
  await onDatabase(api.databaseUrl, (client) =>
    client.query(
      `insert into site_visit (session_id, visitor_hash, language, visited_at)
       select gen_random_uuid()::text, 'x', 'it', $1 from generate_series(1, 12000)`,
      [BEGIN],
    ),
  );
  const other = await startTestApi({ clock, databaseUrl: api.databaseUrl, env: { DATA_DIR: api.dataDir } });
  monthsLater(25);
  const forget = ({ app }: TestApi) =>
    new ApplyRetention(
      new MikroOrmRetentionStore(app.get(EntityManager)),
      app.get(Mailer, { strict: false }),
      clock,
      { mayDelete: async () => true },
    ).apply(new AbortController().signal);
  const [one, another] = await Promise.all([forget(api), forget(other)]);
  await other.close();
  expect((one?.quotes ?? 0) + (another?.quotes ?? 0)).toBe(1);
  expect((one?.visits ?? 0) + (another?.visits ?? 0)).toBe(12_001);
  expect(await placesOf(CANARY, api)).toEqual([]);
  expect(await forget(api)).toEqual({ quotes: 0, reviews: 0, messages: 0, consents: 0, visits: 0 });
});

it('the next run completes one that was stopped in the middle', async () => {
  await leaveCanaries(api);
  monthsLater(25);
  // The copies cannot be removed: a folder stands where one was.
  const mail = path.join(api.dataDir, 'mail');
  const [copy = ''] = await readdir(mail);
  await rm(path.join(mail, copy));
  await mkdir(path.join(mail, copy));
  await api.app.get(BackgroundJobs).start();
  await api.app.get(BackgroundJobs).send('retention');
  const failed = await untilJob(api.databaseUrl, 'retention', ({ state }) => state === 'retry');
  expect(log.filter((line) => line.includes('Job retention failed (try 1)'))).toHaveLength(1);
  expect(JSON.stringify(failed.output).toLowerCase()).not.toContain(CANARY);
  expect(await placesOf(CANARY, api)).toContain('public.quote');
  await rm(path.join(mail, copy), { recursive: true });
  await onDatabase(api.databaseUrl, (client) =>
    client.query(`update pgboss.job set start_after = now() where name = 'retention'`),
  );
  // There is one already; asking again only wakes who does it.
  expect(await api.app.get(BackgroundJobs).send('retention')).toBe(false);
  await untilJob(api.databaseUrl, 'retention', ({ state }) => state === 'completed');
  expect(await placesOf(CANARY, api)).toEqual([]);
});
