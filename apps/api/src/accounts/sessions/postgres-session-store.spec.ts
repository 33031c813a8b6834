import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@ospite/domain';
import { describeSessionStore } from '@ospite/domain/testing';
import { TestClock, type TestDatabase, emptying } from '@ospite/server/testing';
import { refuseAsynchronousCommits } from '@ospite/server/testing';
import { createTestDatabase } from '../../testing/test-database';
import { readConfig } from '@ospite/server/config';
import { DatabasePool } from '@ospite/server/persistence';
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
beforeEach(() => pool.pool.query(emptying('session')));
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

const touch = (sessionId: string) =>
  new Promise<void>((resolve) =>
    store.touch(sessionId, { cookie: { originalMaxAge: null } } as never, resolve),
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

it.each([
  ['400 days', 400 * 24],
  ['23 hours', 23],
])(
  'a session of a clock that ran %s ahead is dead once the clock is right, and stays so',
  async (_, hours) => {
    const aheadMs = hours * 3_600_000;
    CLOCK.advance(aheadMs);
    await begin('phone', 1, 'a hash');
    await begin('tablet', 1, 'a hash');
    await pool.pool.query(
      'update session set is_kept = true where number = (select max(number) from session)',
    );
    CLOCK.advance(-aheadMs);
    const alive = () => Promise.all([store.isAlive('phone'), store.isAlive('tablet')]);
    expect(await alive()).toEqual([false, false]);
    await store.prune();
    // It has run out: what was typed on its device waits for its owner, as that of an ended one does not.
    expect(await store.isAnyStored(['phone'])).toBe(true);
    CLOCK.advance(aheadMs + 60_000);
    expect(await alive()).toEqual([false, false]);
    await store.prune();
    CLOCK.advance(-aheadMs);
  },
);

it('a session that was begun before is dead as well when a clock that ran ahead has seen it, and a kept one lives', async () => {
  await begin('phone', 1, 'a hash');
  await begin('tablet', 1, 'a hash');
  await pool.pool.query('update session set is_kept = true where number = (select max(number) from session)');
  CLOCK.advance(2 * 3_600_000);
  for (const id of ['phone', 'tablet']) await touch(id);
  CLOCK.advance(-2 * 3_600_000);
  expect([await store.isAlive('phone'), await store.isAlive('tablet')]).toEqual([false, true]);
  await store.prune();
  expect([await store.isAlive('phone'), await store.isAlive('tablet')]).toEqual([false, true]);
});

it('a clock that errs by an hour signs nobody out, and gives no session another hour', async () => {
  CLOCK.advance(3_600_000 - 1);
  await begin('phone', 1, 'a hash');
  CLOCK.advance(-3_600_000 + 1);
  expect(await store.isAlive('phone')).toBe(true);
  await store.prune();
  CLOCK.advance(SESSION_IDLE_MS - 1);
  expect(await store.isAlive('phone')).toBe(true);
  CLOCK.advance(1);
  expect(await store.isAlive('phone')).toBe(false);
});

it('a first password counts as used once a session begins with it, not with one that was replaced meanwhile', async () => {
  const isUsed = async (passwordHash: string) => {
    await pool.pool.query(`update account set content_hash = repeat('a', 64) where id = 2`);
    await begin('phone', 2, passwordHash);
    const { rows } = await pool.pool.query('select content_hash from account where id = 2');
    return rows[0].content_hash === null;
  };
  await pool.pool.query(`update account set password_hash = '$argon2id$x~?>' where id = 2`);
  expect([await isUsed('$argon2id$x~?>'), await isUsed('an older hash')]).toEqual([true, false]);
});

it('sessions are listed with the asking one first, then by their last use, and none of an older password', async () => {
  await begin('1', 1, 'an older hash');
  for (const id of ['2', '3', '4']) {
    await begin(id, 1, 'a hash');
    CLOCK.advance(1000);
  }
  expect((await store.list(1, '2')).map(({ id }) => id)).toEqual([2, 4, 3]);
});

it('whoever ends a session hears when the database did not take it', async () => {
  await begin('phone', 1, 'a hash');
  jest.spyOn(pool.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('away')) as never);
  const ended = new Promise<unknown>((resolve) => store.destroy('phone', resolve));
  expect(await ended).toMatchObject({ message: 'away' });
  jest.restoreAllMocks();
  expect(await store.isAlive('phone')).toBe(true);
});

it('a session in use is noted without waiting for the disk or a standby', async () => {
  await begin('phone', 1, 'a hash');
  CLOCK.advance(60_001);
  const allow = await refuseAsynchronousCommits((statement) => pool.pool.query(statement), 'session');
  await touch('phone');
  await allow();
  expect((await pool.pool.query('select seen_at from session')).rows).toEqual([{ seen_at: CLOCK.now() }]);
});
