import { describeAccessKeyStore } from '@ospite/domain/testing';
import { refuseAsynchronousCommits } from '@ospite/server/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmAccessKeyStore } from './mikro-orm-access-key-store';
import { MikroOrmAccountStore } from './mikro-orm-account-store';

let database: TestOrm;
let keys: MikroOrmAccessKeyStore;
let accounts: MikroOrmAccountStore;

beforeAll(async () => {
  database = await openTestOrm();
  keys = new MikroOrmAccessKeyStore(database.orm.em);
  accounts = new MikroOrmAccountStore(database.orm.em);
});
beforeEach(async () => {
  await database.empty('account');
  await accounts.addFirst('Marta', 'a hash', 'chosen');
});
afterAll(() => database.close());

describeAccessKeyStore(() => keys);

it('a key goes with the account that made it, and other keys stay', async () => {
  const anna = await accounts.add({
    username: 'Anna',
    passwordHash: 'x',
    origin: 'one-time',
    mayEditContent: true,
    addedBy: 1,
  });
  const key = { name: 'Gestionale', scope: 'read', createdAt: new Date('2026-05-01T08:30:00Z') } as const;
  await keys.add({ ...key, secretHash: 'of Anna', createdBy: anna.id });
  await keys.add({ ...key, secretHash: 'of Marta', createdBy: 1 });
  await accounts.remove(anna.id);
  expect(await keys.findByHash('of Anna')).toBeUndefined();
  expect(await keys.list()).toMatchObject([{ createdBy: 'Marta' }]);
});

it('the account of a key may go at the moment at which the key is made', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      const { id } = await accounts.add({
        username: `colleague ${number}`,
        passwordHash: 'x',
        origin: 'one-time',
        mayEditContent: true,
        addedBy: 1,
      });
      const key = { name: 'Gestionale', scope: 'read', createdAt: new Date(0) } as const;
      const [made] = await Promise.allSettled([
        keys.add({ ...key, secretHash: `hash ${number}`, createdBy: id }),
        accounts.remove(id),
      ]);
      return made.status === 'rejected' ? made.reason.code : 'made, and gone with the account';
    }),
  );
  expect(outcomes).toHaveLength(10);
  for (const outcome of outcomes)
    expect(['account.not_signed_in', 'made, and gone with the account']).toContain(outcome);
  expect(await keys.list()).toEqual([]);
});

it('the use of a key is noted without waiting for the disk or a standby', async () => {
  const key = { name: 'Gestionale', scope: 'read', createdAt: new Date('2026-05-01T08:30:00Z') } as const;
  const { id } = await keys.add({ ...key, secretHash: 'of Marta', createdBy: 1 });
  const allow = await refuseAsynchronousCommits(
    (statement) => database.orm.em.fork().execute(statement),
    'access_key',
  );
  const noted = keys.noteUse(id, new Date('2026-05-02T10:00:00.123Z'));
  await noted.finally(allow);
  expect((await keys.list())[0]?.lastUsedAt).toEqual(new Date('2026-05-02T10:00:00.123Z'));
});
