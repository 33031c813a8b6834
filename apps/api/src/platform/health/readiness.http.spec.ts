// Shows: decisions §5 Calls beyond §7
import pg from 'pg';
import {
  createTestDatabase,
  expectDocumented,
  startTestApi,
  type TestApi,
  type TestDatabase,
} from '../../testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { DatabasePool } from '../persistence/connections/database-pool';
import { MAX_ORM_CONNECTIONS, MAX_PLAIN_CONNECTIONS } from '../persistence/connections/serving-limits';

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
  return [status, headers['retry-after'], body.code];
};
const nameOf = (one: TestDatabase) => new URL(one.url).pathname.slice(1);

it('is told while the database reads and writes', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  expect(await ready()).toEqual([200, undefined, undefined]);
  expect(await ready()).toEqual([200, undefined, undefined]);
});

it('is no matter of being alive', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  const response = await api.request.get('/api/health/live');
  expectDocumented(response, 'checkLive');
  expect(response.status).toBe(200);
});

it('is lost while the database only reads, and comes back with the first write that succeeds', async () => {
  api = await startTestApi({ databaseUrl: database.url });
  const cut = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${nameOf(database)}'`;
  await server.query(`alter database ${nameOf(database)} set default_transaction_read_only = on`);
  await server.query(cut);
  expect(await ready()).toEqual([503, '5', 'server.unavailable']);
  await server.query(`alter database ${nameOf(database)} reset default_transaction_read_only`);
  await server.query(cut);
  expect(await ready()).toEqual([200, undefined, undefined]);
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
    expect(await readyWhileFull(pool, MAX_ORM_CONNECTIONS)).toEqual([503, '5', 'server.unavailable']);
    expect(await ready()).toEqual([200, undefined, undefined]);
  });

  it('of sessions and counters', async () => {
    api = await startTestApi({ databaseUrl: database.url });
    const { pool } = api.app.get(DatabasePool);
    expect(await readyWhileFull(pool, MAX_PLAIN_CONNECTIONS)).toEqual([503, '5', 'server.unavailable']);
    expect(await ready()).toEqual([200, undefined, undefined]);
  });
});
