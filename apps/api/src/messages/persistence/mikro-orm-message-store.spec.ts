import { SENDING_LEASE_MS, REPORTED_AFTER_TRIES } from '@ospite/domain';
import {
  describeMessageStore,
  describeSending,
  describeSlowSending,
  newMessages,
  type TestOutbox,
} from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { enqueueMessages } from './enqueue-messages';
import { MessageRecord } from './message.record';
import { MikroOrmMessageStore } from './mikro-orm-message-store';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const LEASE = new Date(NOW.getTime() + SENDING_LEASE_MS);
let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

async function open(): Promise<TestOutbox> {
  await database.empty('message', 'mail_outage');
  const em = database.orm.em.fork();
  return {
    store: new MikroOrmMessageStore(em, database.contentVersion, readConfig({}, '/')),
    enqueue: async (messages, about, at) => {
      const own = em.fork();
      await enqueueMessages(own, messages, { ...about, at, host: 'example.org' });
      await own.flush();
    },
    remove: async (ids) => void (await em.fork().nativeDelete(MessageRecord, { id: { $in: [...ids] } })),
  };
}

describeMessageStore(open);
describeSending(open);
describeSlowSending(open);

it('gives two senders at the same moment different messages', async () => {
  const { store, enqueue } = await open();
  await enqueue(newMessages(30, 'quote-reply'), { quoteId: 7 }, NOW);
  const claims = await Promise.all(Array.from({ length: 4 }, () => store.claimDue(NOW, LEASE, 10)));
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await store.claimDue(NOW, LEASE, 100);
  expect(ids.length + rest.length).toBe(30);
});

it('refuses a second message with the same Message-ID', async () => {
  const { enqueue } = await open();
  await enqueue(newMessages(2, 'quote-reply'), { quoteId: 7 }, NOW);
  const em = database.orm.em.fork();
  const [first, second] = await em.find(MessageRecord, {});
  if (first && second) second.messageId = first.messageId;
  await expect(em.flush()).rejects.toThrow(/message_message_id_unique/);
});

it('counts the traffic over one connection, as an idle server does every few seconds', async () => {
  const fresh = await openTestOrm();
  const em = fresh.orm.em.fork();
  await new MikroOrmMessageStore(em, database.contentVersion, readConfig({}, '/')).traffic(new Date(0), NOW);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  await fresh.close();
  expect(count).toBe(1);
});

it('raises the content version when an outage begins or ends that guests have to know of, and at no other time', async () => {
  const { store } = await open();
  const version = async () => {
    const [row] = await database.orm.em
      .fork()
      .execute<{ version: number }[]>('select version::int as version from content_version');
    return row?.version ?? 0;
  };
  const begin = await version();
  const outage = { since: NOW, serverSaid: 'away', isRefusal: false, tries: 1, nextTryAt: NOW };
  await store.noteOutage(outage);
  expect(await version()).toBe(begin);
  for (const tries of [REPORTED_AFTER_TRIES, REPORTED_AFTER_TRIES + 1]) {
    await store.noteOutage({ ...outage, tries });
    expect(await version()).toBe(begin + 1);
  }
  await store.noteOutage(null);
  await store.noteOutage(null);
  expect(await version()).toBe(begin + 2);
});
