import {
  FLOOD_LIMIT,
  FLOOD_WINDOW_MS,
  RETRY_PAUSES_MS,
  SendDueMessages,
  SENDING_LEASE_MS,
  type SendingRound,
  type MessageKind,
} from '@ospite/domain';
import { readConfig } from '../../platform/config/read-config';
import { TestClock } from '../../testing/test-clock';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MessageRecord } from './message.record';
import { MikroOrmMessageStore } from './mikro-orm-message-store';
import { enqueueMany, FakeMailer, PlainDigestEmails } from './outbox.fixture';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
let database: TestOrm;
let store: MikroOrmMessageStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmMessageStore(database.orm.em, readConfig({}, '/'));
});
beforeEach(() => database.empty('message'));
afterAll(() => database.close());

const WHOLE = { offset: 0, limit: 1_000 };

const enqueue = (count = 1, kind: MessageKind = 'quote-to-guest', at = NOW) =>
  enqueueMany(database.orm.em, count, kind, at);

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
    sending = new SendDueMessages(store, mailer, new PlainDigestEmails(), clock);
    await enqueue();
  });
  const only = async () => (await store.list(undefined, WHOLE)).messages[0];

  it('marks a message as sent and never sends it again', async () => {
    expect(await sending.send()).toMatchObject({ sent: 1, failed: 0 });
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1, nextAttemptAt: null, sentAt: NOW });
    clock.advance(10 * SENDING_LEASE_MS);
    expect(await sending.send()).toMatchObject({ sent: 0, failed: 0 });
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
      expect(await sending.send()).toMatchObject({ sent: 0, failed: 0 });
      clock.advance(pause);
    }
    await sending.send();
    expect(await only()).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
      attempts: RETRY_PAUSES_MS.length + 1,
    });
  });

  it('notes what the mail server says without what no text may hold', async () => {
    mailer.refusal = new Error('451 try\u0000 again\r\n\u001b[2Jlater');
    expect(await sending.send()).toMatchObject({ sent: 0, failed: 1 });
    expect(await only()).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: '451 try again [2Jlater',
    });
  });

  it('sends a failed message when a person asks for it', async () => {
    const message = await only();
    await store.markFailedAttempt(message?.id ?? 0, NOW, 'no such host', null);
    expect(await sending.send()).toMatchObject({ sent: 0, failed: 0 });
    expect(await store.retry(message?.id ?? 0, NOW)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await sending.send()).toMatchObject({ sent: 1, failed: 0 });
    await expect(store.retry(message?.id ?? 0, NOW)).rejects.toMatchObject({ code: 'message.already_sent' });
  });

  it('keeps the Message-ID when the program dies between sending and noting it', async () => {
    const dying = new SendDueMessages(
      Object.assign(Object.create(store), { markSent: () => Promise.reject(new Error('killed')) }),
      mailer,
      new PlainDigestEmails(),
      clock,
    );
    await dying.send();
    clock.advance(SENDING_LEASE_MS);
    await sending.send();
    expect(mailer.taken).toHaveLength(2);
    expect(mailer.taken[1]?.messageId).toBe(mailer.taken[0]?.messageId);
    expect(await only()).toMatchObject({ status: 'sent' });
  });

  it('keeps no copy of a message to somebody who was forgotten while it was being sent', async () => {
    mailer.meanwhile = () => database.empty('message');
    await sending.send();
    expect(mailer.taken).toEqual([]);
  });

  it('does not undo a sent message when a slow sender reports its failure late', async () => {
    const message = await only();
    await store.markSent(message?.id ?? 0, NOW);
    await store.markFailedAttempt(message?.id ?? 0, NOW, 'timeout', later(1));
    expect(await only()).toMatchObject({ status: 'sent' });
  });
});

it('lists the newest first, of one status when asked, a page at a time and with the number of all', async () => {
  await enqueue(5);
  const { messages, total } = await store.list(undefined, { offset: 1, limit: 2 });
  expect([messages.map(({ id }) => id), total]).toEqual([[4, 3], 5]);
  expect(await store.list('failed', WHOLE)).toEqual({ messages: [], total: 0 });
});

it('lists them without their bodies, which nobody reads there', async () => {
  await enqueue();
  const [listed] = (await store.list(undefined, WHOLE)).messages;
  expect(listed).toMatchObject({ id: 1, to: 'greta@example.org', subject: 'Richiesta n. 0' });
  expect(Object.keys(listed ?? {})).not.toContain('text');
  expect(await store.about(7)).toMatchObject([{ id: 1, text: 't', html: 'h' }]);
});

it('tells what was written about a quote, oldest first', async () => {
  await enqueue(2);
  await database.orm.em.fork().nativeUpdate(MessageRecord, { id: 2 }, { quoteId: 8 });
  await enqueue();
  expect((await store.about(7)).map(({ id }) => id)).toEqual([1, 3]);
});

describe('a flood', () => {
  let clock: TestClock;
  let mailer: FakeMailer;
  let sending: SendDueMessages;
  const kinds = () => mailer.taken.map(({ kind }) => kind);
  const counts = async () => {
    const rows: { kind: string; status: string; count: number }[] = await database.orm.em
      .fork()
      .execute('select kind, status, count(*)::int as count from message group by 1, 2 order by 1, 2');
    return rows.map(({ kind, status, count }) => `${kind} ${status} ${count}`);
  };
  const drain = async () => {
    const isIdle = ({ sent, failed, gathered, held }: SendingRound) => sent + failed + gathered + held === 0;
    for (let round = await sending.send(); !isIdle(round); round = await sending.send());
  };

  beforeEach(() => {
    clock = new TestClock(NOW);
    mailer = new FakeMailer();
    sending = new SendDueMessages(store, mailer, new PlainDigestEmails(), clock);
  });

  it('is counted by what was written and sent within the window', async () => {
    await enqueue(3, 'quote-to-owner', later(-FLOOD_WINDOW_MS));
    await enqueue(2, 'quote-to-owner');
    await enqueue(3, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
    await enqueue(1, 'quote-to-guest');
    await store.markSent(6, NOW);
    // Both were sent less than a window after they were written: no backlog.
    await store.markSent(7, later(-1));
    await store.markSent(9, NOW);
    // One that the owner asked for is none either.
    await store.retry(8, NOW);
    await store.markSent(8, NOW);
    const traffic = await store.traffic(later(-FLOOD_WINDOW_MS), NOW);
    const none = { written: 0, due: 0, lastGatheredAt: null };
    expect(traffic).toEqual({ quotes: { ...none, written: 2, due: 5 }, reviews: none, backlogSent: 1 });
  });

  it('gives the owner one message for all and guests none; every row stays and is sent in the end', async () => {
    const many = 2 * FLOOD_LIMIT;
    await enqueue(many, 'quote-to-owner');
    await enqueue(many, 'quote-to-guest');
    await enqueue(1, 'quote-reply');
    await drain();
    expect(kinds().toSorted()).toEqual(['quote-reply', 'quotes-gathered']);
    expect(mailer.taken.find(({ kind }) => kind === 'quotes-gathered')?.subject).toBe(`${many} richieste`);
    expect(await counts()).toEqual([
      'quote-reply sent 1',
      `quote-to-guest pending ${many}`,
      `quote-to-owner sent ${many}`,
      'quotes-gathered sent 1',
    ]);
    // The flood is over: guests get theirs, no more in a window than a flood would be.
    for (const sentByThen of [FLOOD_LIMIT, many]) {
      clock.advance(FLOOD_WINDOW_MS);
      await drain();
      expect(kinds().filter((kind) => kind === 'quote-to-guest')).toHaveLength(sentByThen);
    }
    expect((await counts()).join()).not.toContain('pending');
  });

  it('does not make a guest wait who asks when it is over', async () => {
    await enqueue(3 * FLOOD_LIMIT, 'quote-to-owner');
    await enqueue(3 * FLOOD_LIMIT, 'quote-to-guest');
    await drain();
    clock.advance(FLOOD_WINDOW_MS);
    await drain();
    await enqueue(1, 'quote-to-guest', clock.now());
    await drain();
    expect(kinds().filter((kind) => kind === 'quote-to-guest')).toHaveLength(FLOOD_LIMIT + 1);
    expect(await counts()).toContain(`quote-to-guest pending ${2 * FLOOD_LIMIT}`);
  });

  it('is looked past in one round once its pace is used up', async () => {
    await enqueue(FLOOD_LIMIT, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
    await drain();
    await enqueue(100, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
    await enqueue(1, 'quote-to-guest');
    expect(await sending.send()).toMatchObject({ sent: 1, held: 100 });
  });

  it('of reviews is one message of its own, and no guest waits for it', async () => {
    const many = 2 * FLOOD_LIMIT;
    await enqueue(many, 'review-to-owner');
    await enqueue(2, 'quote-to-owner');
    await enqueue(2, 'quote-to-guest');
    await drain();
    expect(await counts()).toEqual([
      'quote-to-guest sent 2',
      'quote-to-owner sent 2',
      `review-to-owner sent ${many}`,
      'reviews-gathered sent 1',
    ]);
    expect(mailer.taken.find(({ kind }) => kind === 'reviews-gathered')?.subject).toBe(`${many} richieste`);
  });

  it('keeps what was gathered waiting as long as its message could not be sent', async () => {
    mailer.refusal = new Error('451 try again later');
    await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
    await drain();
    expect(await counts()).toEqual([
      `quote-to-owner pending ${FLOOD_LIMIT + 1}`,
      'quotes-gathered pending 1',
    ]);
    mailer.refusal = undefined;
    clock.advance(RETRY_PAUSES_MS[0] ?? 0);
    await drain();
    expect(kinds()).toEqual(['quotes-gathered']);
    expect(await counts()).toEqual([`quote-to-owner sent ${FLOOD_LIMIT + 1}`, 'quotes-gathered sent 1']);
  });

  it('sends a digest by itself when a person asks for it', async () => {
    mailer.refusal = new Error('451 try again later');
    await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
    await drain();
    mailer.refusal = undefined;
    expect(await store.retry(1, clock.now())).toMatchObject({ gatheredIn: null, nextAttemptAt: clock.now() });
    await drain();
    expect(mailer.taken.some(({ id }) => id === 1)).toBe(true);
  });

  it('sends a guest’s message that it holds back when a person asks for it', async () => {
    await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
    await enqueue(2, 'quote-to-guest');
    await drain();
    const held = (await store.list(undefined, WHOLE)).messages.find(({ kind }) => kind === 'quote-to-guest');
    await store.retry(held?.id ?? 0, clock.now());
    await drain();
    expect(mailer.taken.map(({ id }) => id)).toContain(held?.id);
    expect(await counts()).toContain('quote-to-guest pending 1');
  });
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
