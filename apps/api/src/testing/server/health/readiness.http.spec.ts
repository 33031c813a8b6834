import { WatchInstallation } from '@ospite/domain';
import pg from 'pg';
import { createTestDatabase, expectDocumented, startTestApi, type TestApi, type TestDatabase } from '../..';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  DatabasePool,
  MAX_ORM_CONNECTIONS,
  MAX_PLAIN_CONNECTIONS,
  MIGRATIONS_TABLE,
} from '@ospite/server/persistence';
import { Stopping } from '@ospite/server/process';
import type { UnreadyReason } from '@ospite/server/health';

let server: pg.Client;
let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await api.close();
  await database.drop();
});
afterAll(() => server.end());

const ready = async () => {
  const response = await api.request.get('/api/health/ready');
  expectDocumented(response, 'checkReady');
  const { status, headers, body } = response;
  return [status, headers['retry-after'], body.code, body.reason];
};
const alarms = async () => {
  const watch = api.app.get(WatchInstallation);
  await watch.look();
  return watch.alarms().map(({ code }) => code);
};
const READY = [200, undefined, undefined, undefined];
const unready = (reason: UnreadyReason) => [503, '5', 'server.unavailable', reason];
const nameOf = (one: TestDatabase) => new URL(one.url).pathname.slice(1);

it('is reported while the database reads and writes', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  expect(await ready()).toEqual(READY);
  expect(await ready()).toEqual(READY);
});

it('is no matter of being alive', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  const response = await api.request.get('/api/health/live');
  expectDocumented(response, 'checkLive');
  expect(response.status).toBe(200);
});

it('is lost while the database only reads, which is an alarm, and comes back with the first write that succeeds', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  const cut = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${nameOf(database)}'`;
  await server.query(`alter database ${nameOf(database)} set default_transaction_read_only = on`);
  await server.query(cut);
  expect(await ready()).toEqual(unready('database_not_writable'));
  expect(await alarms()).toEqual(['database_not_writable']);
  await server.query(`alter database ${nameOf(database)} reset default_transaction_read_only`);
  await server.query(cut);
  expect(await ready()).toEqual(READY);
  expect(await alarms()).toEqual([]);
});

it('is lost while a migration of our own is not applied, whatever a newer version has applied', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  const client = await api.connectDatabase();
  await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ('29991231235959-of-a-newer-version')`);
  expect(await ready()).toEqual(READY);
  const running = jest.spyOn(performance, 'now');
  const LATER_MS = 6_000;
  const removed = await client.query<{ name: string }>(
    `delete from ${MIGRATIONS_TABLE} where name = (select min(name) from ${MIGRATIONS_TABLE}) returning name`,
  );
  running.mockReturnValue(performance.now() + LATER_MS);
  expect(await ready()).toEqual(unready('migrations_pending'));
  await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ($1)`, [removed.rows[0]?.name]);
  expect(await ready()).toEqual(READY);
  running.mockRestore();
});

it('is lost for good with the request to stop, while everything else is still answered', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  api.app.get(Stopping).begin();
  expect(await ready()).toEqual(unready('stopping'));
  expect((await api.request.get('/api/health/live')).status).toBe(200);
  expect((await api.request.get('/api/rooms')).status).toBe(200);
});

it('is no matter of e-mail, background jobs or room on the disk', async () => {
  api = await startTestApi({
    databaseUrl: database.url,
    env: { SMTP_URL: 'smtp://127.0.0.1:9' },
    disk: { freeBytes: 0, totalBytes: 1 },
  });
  const client = await api.connectDatabase();
  await client.query(
    `insert into message (kind, recipient, subject, text, html, status, message_id, created_at)
     values ('quote-reply', 'a@example.org', 's', 't', 'h', 'failed', '<x@example.org>', now())`,
  );
  expect(await ready()).toEqual(READY);
});

describe('goes through the pools that serve requests', () => {
  /** Nobody waits for a place longer than that here. */
  const QUICK = 100;

  /** Takes every place of a pool and gives them back. */
  async function readyWhileFull(pool: pg.Pool, places: number): Promise<unknown> {
    const held = await Promise.all(Array.from({ length: places }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = QUICK;
    try {
      return await ready();
    } finally {
      for (const client of held) client.release();
    }
  }

  it('of units of work', async () => {
    api = await startTestApi({ databaseUrl: database.url });
    const pool = await api.app.get(MikroORM).driver.getConnection().getNativeClient();
    expect(await readyWhileFull(pool, MAX_ORM_CONNECTIONS)).toEqual(unready('database_unreachable'));
    expect(await ready()).toEqual(READY);
  });

  it('of sessions and counters', async () => {
    api = await startTestApi({ databaseUrl: database.url });
    const { pool } = api.app.get(DatabasePool);
    expect(await readyWhileFull(pool, MAX_PLAIN_CONNECTIONS)).toEqual(unready('database_unreachable'));
    expect(await ready()).toEqual(READY);
  });
});
