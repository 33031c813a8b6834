import {
  CONFIRMATION_LIMIT,
  FLOOD_LIMIT,
  SendDueMessages,
  SENDING_LEASE_MS,
  type Message,
  type MessageKind,
  type MessageStore,
} from '@ospite/domain';
import { aMessage } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { TestClock } from '../../testing/test-clock';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { enqueueMessages } from './enqueue-messages';
import { MessageRecord } from './message.record';
import { MikroOrmMessageStore } from './mikro-orm-message-store';
import { enqueueMany, FakeMailer, PlainDigestEmails } from './outbox.fixture';

const NOW = new Date('2026-05-01T08:30:00.000Z');
let database: TestOrm;
let store: MikroOrmMessageStore;
let clock: TestClock;
let mailer: FakeMailer;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmMessageStore(database.orm.em, readConfig({}, '/'));
});
beforeEach(async () => {
  clock = new TestClock(NOW);
  mailer = new FakeMailer();
  await database.empty('message');
});
afterAll(() => database.close());

const enqueue = (count: number, kind: MessageKind = 'quote-to-guest') =>
  enqueueMany(database.orm.em, count, kind, NOW);
const senderOf = (messages: MessageStore) =>
  new SendDueMessages(messages, mailer, new PlainDigestEmails(), clock);
const all = async () => (await store.list(undefined, { offset: 0, limit: 1_000 })).messages;

/** The outbox of a sender that is overtaken between taking messages and doing something with them. */
function overtaken(meanwhile: (claimed: readonly Message[]) => Promise<unknown>): MessageStore {
  const claimDue: MessageStore['claimDue'] = async (...span) => {
    const claimed = await store.claimDue(...span);
    await meanwhile(claimed);
    return claimed;
  };
  return Object.assign(Object.create(store), { claimDue });
}

describe('a message that a sender took with others', () => {
  it('goes out once, also when the mail server is so slow that another sender looks meanwhile', async () => {
    await enqueue(20);
    const other = senderOf(store);
    mailer.meanwhile = async ({ id }) => {
      clock.advance(SENDING_LEASE_MS / 10);
      if (id === 12) await other.send();
    };
    await senderOf(store).send();
    const ids = mailer.taken.map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('does not go to somebody who was forgotten while the one before it was under way', async () => {
    await enqueue(3);
    mailer.meanwhile = ({ id }) =>
      id === 1 ? database.orm.em.fork().nativeDelete(MessageRecord, { id: { $gt: 1 } }) : Promise.resolve();
    expect(await senderOf(store).send()).toMatchObject({ sent: 1, failed: 0 });
    expect(mailer.taken.map(({ id }) => id)).toEqual([1]);
  });

  it.each(['quote-to-guest', 'quote-to-owner'] as const)(
    'stays due when the owner asked for it in between, in a flood too (%s)',
    async (kind) => {
      await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
      await enqueue(1, kind);
      const asked = FLOOD_LIMIT + 2;
      await senderOf(overtaken(() => store.retry(asked, clock.now()))).send();
      const row = (await all()).find(({ id }) => id === asked);
      expect(row).toMatchObject({ nextAttemptAt: NOW, gatheredIn: null, status: 'pending' });
      await senderOf(store).send();
      expect(mailer.taken.map(({ id }) => id)).toContain(asked);
    },
  );

  it('goes out once when the owner releases it again while it is under way', async () => {
    await enqueueMany(database.orm.em, CONFIRMATION_LIMIT, 'quote-to-guest', NOW);
    const em = database.orm.em.fork();
    const { to, replyTo, subject, text, html } = aMessage({ to: 'GRETA+x@example.org' });
    const message = { kind: 'quote-to-guest' as const, to, replyTo, subject, text, html };
    for (let others = 0; others < CONFIRMATION_LIMIT; others += 1)
      await enqueueMessages(em, [message], { at: NOW, host: 'example.org' });
    await em.flush();
    const [held] = (await store.list('held', { offset: 0, limit: 10 })).messages;
    expect(held).toMatchObject({ heldBecause: 'too-many-to-address', nextAttemptAt: null });
    const id = held?.id ?? 0;
    await store.retry(id, NOW);
    const other = senderOf(store);
    mailer.meanwhile = async (message) => {
      if (message.id !== id) return;
      mailer.meanwhile = undefined;
      clock.advance(1_000);
      await store.retry(id, clock.now());
      await other.send();
    };
    await senderOf(store).send();
    expect(mailer.taken.filter((message) => message.id === id)).toHaveLength(1);
    expect((await all()).find((message) => message.id === id)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('stays as another sender or the owner left it when a late failure is reported', async () => {
    await enqueue(1);
    mailer.refusal = new Error('451 try again later');
    mailer.meanwhile = () => store.retry(1, NOW);
    await senderOf(store).send();
    expect(await all()).toMatchObject([{ attempts: 0, lastError: null, nextAttemptAt: NOW }]);
  });

  it('goes back and is due at once when its sender stops after the one under way', async () => {
    await enqueue(20);
    let goesOn = true;
    mailer.meanwhile = async ({ id }) => {
      clock.advance(1_000);
      goesOn = id < 2;
    };
    expect(await senderOf(store).send(() => goesOn)).toMatchObject({ sent: 2, failed: 0 });
    const rest = (await all()).filter(({ status }) => status === 'pending');
    expect(rest).toHaveLength(18);
    for (const { nextAttemptAt, attempts } of rest)
      expect([nextAttemptAt, attempts]).toEqual([clock.now(), 0]);
  });

  it('makes no digest when nothing is left to gather', async () => {
    await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
    await senderOf(overtaken(() => database.empty('message'))).send();
    expect(await all()).toEqual([]);
  });
});
