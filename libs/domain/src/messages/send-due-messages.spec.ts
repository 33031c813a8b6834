import { FLOOD_LIMIT } from './limits/flood';
import type { NewMessage } from './message';
import { MemoryMessageStore } from './memory-message-store.fixture';
import { newMessages, PlainDigestEmails, TestSending } from './outbox.fixture';

const NOW = new Date('2026-05-01T08:30:00Z');
const ALL = { offset: 0, limit: 1_000 };

/** A mail server that knows no Greta. */
function aSending() {
  const test = new TestSending(NOW);
  const store = new MemoryMessageStore();
  test.mailer.meanwhile = async ({ to }) => {
    if (to.startsWith('greta')) throw new Error('550 <greta@example.org> unknown');
  };
  return {
    test,
    store,
    enqueue: (...messages: NewMessage[]) => void store.enqueue(messages, { quoteId: 7 }, NOW),
    all: async () => (await store.list(undefined, ALL)).messages.toReversed(),
    sentTo: () => test.mailer.accepted.map(({ to }) => to),
  };
}

const aReplyTo = (to: string): NewMessage[] =>
  newMessages(1, 'quote-reply').map((message) => ({ ...message, to }));
const toOwner = (count: number, to: string) =>
  newMessages(count, 'quote-to-owner').map((message) => ({ ...message, to }));

describe('the outbox', () => {
  it('sends every message that is due, also after one that failed', async () => {
    const { test, store, enqueue, all, sentTo } = aSending();
    enqueue(...aReplyTo('greta@example.org'), ...aReplyTo('eva@example.org'));
    expect(await test.senderOf(store).send()).toEqual({
      sent: 1,
      failed: 1,
      gathered: 0,
      postponed: 0,
      outage: null,
      problems: [],
    });
    expect(sentTo()).toEqual(['eva@example.org']);
    expect(await all()).toMatchObject([
      {
        status: 'pending',
        lastError: '550 <…> unknown',
        nextAttemptAt: new Date('2026-05-01T08:31:00Z'),
      },
      { status: 'sent' },
    ]);
  });

  it('leaves a reply unsent where messages are only kept as files, and forgets it with its guest', async () => {
    const { test, store, enqueue, all, sentTo } = aSending();
    test.mailer.reachesRecipients = false;
    enqueue(
      ...newMessages(1, 'quote-to-owner'),
      ...aReplyTo('eva@example.org'),
      ...aReplyTo('leo@example.org'),
    );
    test.mailer.meanwhile = async ({ id, to }) => to.startsWith('leo') && store.remove([id]);
    await test.senderOf(store).send();
    expect(await all()).toMatchObject([
      { status: 'sent', keptAsFile: true },
      { status: 'failed', lastError: null, nextAttemptAt: null, keptAsFile: true },
    ]);
    expect(sentTo()).toEqual(['greta@example.org', 'eva@example.org']);
  });

  it('sends the others when how one ended cannot be stored, and says so afterwards', async () => {
    const { test, store, enqueue, sentTo } = aSending();
    enqueue(...aReplyTo('greta@example.org'), ...aReplyTo('eva@example.org'));
    const problem = new Error('invalid byte sequence');
    store.markFailedAttempt = () => Promise.reject(problem);
    expect(await test.senderOf(store).send()).toMatchObject({ sent: 1, problems: [problem] });
    expect(sentTo()).toEqual(['eva@example.org']);
  });

  it('sends replies when the digest cannot be written', async () => {
    const { test, store, enqueue, sentTo } = aSending();
    enqueue(...toOwner(FLOOD_LIMIT + 1, 'owner@example.org'), ...aReplyTo('eva@example.org'));
    const digests = new PlainDigestEmails();
    const problem = new Error('no property');
    digests.toOwner = () => Promise.reject(problem);
    expect(await test.senderOf(store, digests).send()).toMatchObject({ sent: 1, problems: [problem] });
    expect(sentTo()).toEqual(['eva@example.org']);
  });

  it('writes a digest for each address of the owner in a flood', async () => {
    const { test, store, enqueue, all } = aSending();
    enqueue(...toOwner(FLOOD_LIMIT, 'owner@example.org'), ...toOwner(2, 'old@example.org'));
    expect(await test.senderOf(store).send()).toMatchObject({
      sent: 0,
      gathered: FLOOD_LIMIT + 2,
      postponed: 0,
    });
    const digests = (await all()).filter(({ kind }) => kind === 'quotes-gathered');
    expect(digests.map(({ subject, to }) => `${subject}: ${to}`)).toEqual([
      `${FLOOD_LIMIT} richieste: owner@example.org`,
      '2 richieste: old@example.org',
    ]);
  });

  it('writes digests of quotes and of reviews apart', async () => {
    const { test, store, enqueue, all } = aSending();
    enqueue(...newMessages(FLOOD_LIMIT + 1, 'quote-to-owner'));
    enqueue(...newMessages(FLOOD_LIMIT + 1, 'review-to-owner'));
    await test.senderOf(store).send();
    expect((await all()).slice(-2)).toMatchObject([
      { kind: 'quotes-gathered', subject: `${FLOOD_LIMIT + 1} richieste` },
      { kind: 'reviews-gathered', subject: `${FLOOD_LIMIT + 1} richieste` },
    ]);
  });
});
