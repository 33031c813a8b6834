import { SESSION_MAX_MS } from '@ospite/domain';
import { describeSessionStore } from '@ospite/domain/testing';
import { TestClock } from '../../testing/test-clock';
import { refuseHurry } from '../../testing/hurry.fixture';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { readConfig } from '../../platform/config/read-config';
import { DatabasePool } from '../../platform/persistence/connections/database-pool';
import { passwordMark, PostgresSessionStore } from './postgres-session-store';

const CLOCK = new TestClock();
let database: TestDatabase;
let pool: DatabasePool;
let store: PostgresSessionStore;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new DatabasePool(readConfig({ DATABASE_URL: database.url }, '/'));
  store = new PostgresSessionStore(pool, CLOCK);
  await pool.pool.query(`insert into account (id, username, username_key, password_hash, must_change_password)
    values (1, 'Marta', 'marta', 'x', false), (2, 'Anna', 'anna', 'x', false)`);
});
beforeEach(() => pool.pool.query('truncate session'));
afterAll(async () => {
  await pool.onApplicationShutdown();
  await database.drop();
});

const begin = (sessionId: string, id: number, passwordHash: string) =>
  new Promise<void>((resolve, reject) => {
    const data = {
      cookie: { originalMaxAge: null },
      passport: { user: { id, passwordMark: passwordMark(passwordHash) } },
    };
    store.set(sessionId, data, (error) => (error ? reject(error as Error) : resolve()));
  });
const markOf = (sessionId: string) =>
  new Promise<string | undefined>((resolve, reject) =>
    store.get(sessionId, (error, data) =>
      error ? reject(error as Error) : resolve(data?.passport?.user?.passwordMark),
    ),
  );

describeSessionStore(() => ({
  store,
  begin,
  belongsTo: async (sessionId, passwordHash) => (await markOf(sessionId)) === passwordMark(passwordHash),
}));

it('a dead session disappears from the table a day after its cookie, which nobody takes for an ended one until then', async () => {
  const count = async () => (await pool.pool.query('select 1 from session')).rowCount;
  await begin('phone', 1, 'a hash');
  CLOCK.advance(SESSION_MAX_MS + 86_400_000 - 1000);
  await store.prune();
  expect([await count(), await store.isAlive('phone'), await store.isAnyStored(['phone'])]).toEqual([
    1,
    false,
    true,
  ]);
  CLOCK.advance(2000);
  await store.prune();
  expect([await count(), await store.isAnyStored(['phone'])]).toEqual([0, false]);
});

it('a session begun by a clock that ran ahead is dead once the clock is right', async () => {
  const aheadMs = 400 * 86_400_000;
  CLOCK.advance(aheadMs);
  await begin('phone', 1, 'a hash');
  CLOCK.advance(-aheadMs);
  expect(await store.isAlive('phone')).toBe(false);
  await store.prune();
  expect((await pool.pool.query('select 1 from session')).rowCount).toBe(0);
  // A clock that errs by hours signs nobody out.
  CLOCK.advance(3_600_000);
  await begin('phone', 1, 'a hash');
  CLOCK.advance(-3_600_000);
  expect(await store.isAlive('phone')).toBe(true);
});

it('a session in use is noted without waiting for the disk or a standby', async () => {
  await begin('phone', 1, 'a hash');
  CLOCK.advance(60_001);
  const allow = await refuseHurry((statement) => pool.pool.query(statement), 'session');
  await new Promise<void>((resolve) =>
    store.touch('phone', { cookie: { originalMaxAge: null } } as never, resolve),
  );
  await allow();
  expect((await pool.pool.query('select seen_at from session')).rows).toEqual([{ seen_at: CLOCK.now() }]);
});
