import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmAccessKeyStore } from './mikro-orm-access-key-store';
import { MikroOrmAccountStore } from './mikro-orm-account-store';
import { checkSignedIn, sessionIdHash } from './signed-in';

const sessionId = 'phone';
const sent = { key: 'a', content: 'one' };
let database: TestOrm;
let keys: MikroOrmAccessKeyStore;
let accounts: MikroOrmAccountStore;
const execute = (query: string, values: unknown[] = []) => database.orm.em.fork().execute(query, values);
const endSession = () => execute('delete from session');

beforeAll(async () => {
  database = await openTestOrm();
  keys = new MikroOrmAccessKeyStore(database.orm.em);
  accounts = new MikroOrmAccountStore(database.orm.em);
});
beforeEach(async () => {
  await database.empty('account', 'session');
  await accounts.addFirst('Marta', 'a hash', 'chosen');
  await execute(
    `insert into session (id_hash, account_id, data, started_at, seen_at) values (?, 1, '{}', now(), now())`,
    [sessionIdHash(sessionId)],
  );
});
afterAll(() => database.close());

const key = { name: 'Gestionale', scope: 'read', secretHash: 'x', createdAt: new Date(0) } as const;
const addKey = () => keys.add({ ...key, createdBy: 1, sessionId, sent });
const colleague = { username: 'Anna', passwordHash: 'x', origin: 'one-time', mayEditContent: true } as const;
const addColleague = () => accounts.add({ ...colleague, addedBy: 1, sessionId, sent });

it.each([
  ['access key', addKey],
  ['colleague', addColleague],
])('a session that ends while its %s waits for others adds none', async (_what, add) => {
  let late: Promise<unknown> = Promise.resolve();
  await database.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table account');
    late = add().catch(({ code }: { code: string }) => code);
    await database.untilSomebodyWaits();
    await em.execute('delete from session');
  });
  expect(await late).toBe('account.not_signed_in');
  expect([await keys.list(), await accounts.list()]).toMatchObject([[], [{ username: 'Marta' }]]);
});

it('whoever ends a session waits for what it is adding, and can remove it then', async () => {
  let ended: Promise<unknown> = Promise.resolve();
  await database.orm.em.fork().transactional(async (em) => {
    await checkSignedIn(em, 1, sessionId);
    ended = endSession();
    await database.untilSomebodyWaits();
  });
  await ended;
  await expect(addKey()).rejects.toMatchObject({ code: 'account.not_signed_in' });
});

it('a session of another account adds nothing', async () => {
  const { id } = await addColleague();
  await expect(keys.add({ ...key, createdBy: id, sessionId })).rejects.toMatchObject({
    code: 'account.not_signed_in',
  });
});
