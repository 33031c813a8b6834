import { describeAccountStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing';
import { AccountRecord } from './account.record';
import { MikroOrmAccountStore } from './mikro-orm-account-store';

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
  const { id } = await store.addFirst('Marta', 'a hash', true);
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
  await store.addFirst('Marta', 'a hash', false);
  const second = database.orm.em.fork().insert(AccountRecord, {
    username: 'MARTA',
    usernameKey: 'marta',
    passwordHash: 'x',
    mustChangePassword: false,
  });
  await expect(second).rejects.toThrow(/account_username_unique/);
});

it('the first account is made once, however many make it at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) => store.addFirst(`owner-${number}`, 'a hash', false)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.orm.em.fork().count(AccountRecord)).toBe(1);
});
