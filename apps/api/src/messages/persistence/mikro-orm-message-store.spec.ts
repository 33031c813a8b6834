import {
  RETRY_PAUSES_MS,
  SendDueMessages,
  SENDING_LEASE_MS,
  type Mailer,
  type Message,
} from '@ospite/domain';
import { TestClock } from '../../platform/testing/test-clock';
import { openTestOrm, type TestOrm } from '../../platform/testing/test-orm';
import { enqueueMessages } from './enqueue-messages';
import { MessageRecord } from './message.record';
import { MikroOrmMessageStore } from './mikro-orm-message-store';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
let database: TestOrm;
let store: MikroOrmMessageStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmMessageStore(database.orm.em);
});
beforeEach(() => database.empty('message'));
afterAll(() => database.close());

async function enqueue(count = 1): Promise<void> {
  const em = database.orm.em.fork();
  const message = {
    kind: 'quote-to-guest',
    to: 'greta@example.org',
    replyTo: null,
    text: 't',
    html: 'h',
  } as const;
  const messages = Array.from({ length: count }, (_, index) => ({
    ...message,
    subject: `Richiesta n. ${index}`,
  }));
  enqueueMessages(em, messages, { quoteId: 7, at: NOW, host: 'example.org' });
  await em.flush();
}

/** A mail server that refuses as long as it is told to. */
class FakeMailer implements Mailer {
  readonly taken: Message[] = [];
  refusal: Error | undefined;

  async send(message: Message): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.taken.push(message);
  }
}

it('gives two senders at the same moment different messages', async () => {
  await enqueue(30);
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => store.claimDue(NOW, later(SENDING_LEASE_MS), 10)),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await store.claimDue(NOW, later(SENDING_LEASE_MS), 100);
  expect(ids.length + rest.length).toBe(30);
});

it('gives a message again only after the lease of a sender that died, with the same Message-ID', async () => {
  await enqueue();
  const [first] = await store.claimDue(NOW, later(SENDING_LEASE_MS), 10);
  expect(await store.claimDue(later(SENDING_LEASE_MS - 1), later(2 * SENDING_LEASE_MS), 10)).toEqual([]);
  const [second] = await store.claimDue(later(SENDING_LEASE_MS), later(2 * SENDING_LEASE_MS), 10);
  expect(second?.id).toBe(first?.id);
  expect(second?.messageId).toBe(first?.messageId);
});

it('does not give a message before its time', async () => {
  await enqueue();
  expect(await store.claimDue(later(-1), later(SENDING_LEASE_MS), 10)).toEqual([]);
});

describe('sending what is due', () => {
  let clock: TestClock;
  let mailer: FakeMailer;
  let sending: SendDueMessages;

  beforeEach(async () => {
    clock = new TestClock(NOW);
    mailer = new FakeMailer();
    sending = new SendDueMessages(store, mailer, clock);
    await enqueue();
  });
  const only = async () => (await store.list(undefined))[0];

  it('marks a message as sent and never sends it again', async () => {
    expect(await sending.send()).toEqual({ sent: 1, failed: 0 });
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1, nextAttemptAt: null, sentAt: NOW });
    clock.advance(10 * SENDING_LEASE_MS);
    expect(await sending.send()).toEqual({ sent: 0, failed: 0 });
  });

  it('tries again after growing pauses, then gives up and keeps the message', async () => {
    mailer.refusal = new Error('451 greta@example.org: try again later');
    for (const [tries, pause] of RETRY_PAUSES_MS.entries()) {
      await sending.send();
      expect(await only()).toMatchObject({
        status: 'pending',
        attempts: tries + 1,
        nextAttemptAt: new Date(clock.now().getTime() + pause),
        lastError: '451 … try again later',
      });
      expect(await sending.send()).toEqual({ sent: 0, failed: 0 });
      clock.advance(pause);
    }
    await sending.send();
    expect(await only()).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
      attempts: RETRY_PAUSES_MS.length + 1,
    });
  });

  it('sends a failed message when a person asks for it', async () => {
    const message = await only();
    await store.markFailedAttempt(message?.id ?? 0, 'no such host', null);
    expect(await sending.send()).toEqual({ sent: 0, failed: 0 });
    expect(await store.retry(message?.id ?? 0, NOW)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await sending.send()).toEqual({ sent: 1, failed: 0 });
    await expect(store.retry(message?.id ?? 0, NOW)).rejects.toMatchObject({ code: 'message.already_sent' });
  });

  it('keeps the Message-ID when the program dies between sending and noting it', async () => {
    const dying = new SendDueMessages(
      Object.assign(Object.create(store), { markSent: () => Promise.reject(new Error('killed')) }),
      mailer,
      clock,
    );
    await expect(dying.send()).rejects.toThrow('killed');
    clock.advance(SENDING_LEASE_MS);
    await sending.send();
    expect(mailer.taken).toHaveLength(2);
    expect(mailer.taken[1]?.messageId).toBe(mailer.taken[0]?.messageId);
    expect(await only()).toMatchObject({ status: 'sent' });
  });

  it('does not undo a sent message when a slow sender reports its failure late', async () => {
    const message = await only();
    await store.markSent(message?.id ?? 0, NOW);
    await store.markFailedAttempt(message?.id ?? 0, 'timeout', later(1));
    expect(await only()).toMatchObject({ status: 'sent' });
  });
});

it('lists the newest 200, of one status when asked', async () => {
  await enqueue(201);
  const all = await store.list(undefined);
  expect(all).toHaveLength(200);
  expect(all[0]?.id).toBe(201);
  expect(await store.list('failed')).toEqual([]);
});

it('says that there is no such message', async () => {
  await expect(store.retry(1, NOW)).rejects.toMatchObject({ code: 'message.not_found' });
});

it('refuses a second message with the same Message-ID', async () => {
  await enqueue(2);
  const em = database.orm.em.fork();
  const [first, second] = await em.find(MessageRecord, {});
  if (first && second) second.messageId = first.messageId;
  await expect(em.flush()).rejects.toThrow(/message_message_id_unique/);
});
