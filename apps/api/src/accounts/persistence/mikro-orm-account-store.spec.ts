import { describeAccountStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { AccountRecord } from './account.record';
import { MikroOrmAccountStore } from './mikro-orm-account-store';

const COLLEAGUE = {
  username: 'Anna',
  passwordHash: 'x',
  origin: 'one-time',
  mayEditContent: true,
} as const;

let database: TestOrm;
let store: MikroOrmAccountStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmAccountStore(database.orm.em);
});
beforeEach(() => database.empty('account'));
afterAll(() => database.close());

describeAccountStore(() => store);

it('an account is stored with every field, and is an administrator’s', async () => {
  const { id } = await store.addFirst('Marta', 'a hash', 'first-start');
  expect(await database.orm.em.fork().findOneOrFail(AccountRecord, { id })).toMatchObject({
    username: 'Marta',
    usernameKey: 'marta',
    passwordHash: 'a hash',
    role: 'admin',
    mustChangePassword: true,
    createdAt: expect.any(Date),
  });
});

it('a username is nobody else’s, whatever its case, whoever writes it', async () => {
  await store.addFirst('Marta', 'a hash', 'chosen');
  const second = database.orm.em.fork().insert(AccountRecord, {
    username: 'MARTA',
    usernameKey: 'marta',
    passwordHash: 'x',
    mustChangePassword: false,
  });
  await expect(second).rejects.toThrow(/account_username_unique/);
});

it('one account stays, however many remove each other at once', async () => {
  const { id: addedBy } = await store.addFirst('owner', 'a hash', 'chosen');
  const ids = [addedBy];
  for (let number = 0; number < 5; number += 1) {
    const colleague = { ...COLLEAGUE, username: `colleague ${number}` } as const;
    ids.push((await store.add({ ...colleague, addedBy })).id);
  }
  const outcomes = await Promise.allSettled([...ids, ...ids].map((id) => store.remove(id)));
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(outcomes.length - codes.length).toBe(ids.length - 1);
  expect(codes).toContain('account.last_one');
  expect(await database.orm.em.fork().count(AccountRecord)).toBe(1);
});

it.each([
  ['chosen', false],
  ['reset', true],
])(
  'a form that is sent again takes no password away that is %s at the same moment',
  async (hash, isOneTime) => {
    const { id: addedBy } = await store.addFirst('Marta', 'a hash', 'chosen');
    const sent = { key: 'a', content: 'one' };
    const add = (passwordHash: string) => store.add({ ...COLLEAGUE, passwordHash, addedBy, sent });
    const { id } = await add('lost');
    let again: Promise<unknown> = Promise.resolve();
    await database.orm.em.fork().transactional(async (em) => {
      await em.execute('update account set password_hash = ?, has_one_time_password = ? where id = ?', [
        hash,
        isOneTime,
        id,
      ]);
      again = add('late').catch(({ code }: { code: string }) => code);
      await database.untilSomebodyWaits();
    });
    expect(await again).toBe('account.key_reused');
    expect(await store.find(id)).toMatchObject({ passwordHash: hash, hasOneTimePassword: isOneTime });
  },
);

it('the first account is made once, however many make it at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) => store.addFirst(`owner-${number}`, 'a hash', 'chosen')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.orm.em.fork().count(AccountRecord)).toBe(1);
});
