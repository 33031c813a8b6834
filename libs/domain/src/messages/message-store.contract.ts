import { FLOOD_WINDOW_MS } from './limits/flood';
import { RETRY_PAUSES_MS, type MessageKind } from './message';
import { newMessages, type TestOutbox } from './outbox.fixture';
import { RetryMessage } from './retry-message';
import { SENDING_LEASE_MS } from './send-due-messages';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const LEASE = later(SENDING_LEASE_MS);
const YEAR_MS = 365 * 86_400_000;
const ALL = { offset: 0, limit: 1_000 };

/**
 * What every outbox does.
 * @param open an empty one, whose messages are numbered from 1
 */
export function describeMessageStore(open: () => Promise<TestOutbox> | TestOutbox): void {
  describe('an outbox', () => {
    let outbox: TestOutbox;
    let store: TestOutbox['store'];

    beforeEach(async () => {
      outbox = await open();
      store = outbox.store;
    });

    const enqueue = (count = 1, kind: MessageKind = 'quote-reply', at = NOW, quoteId = 7) =>
      outbox.enqueue(newMessages(count, kind), { quoteId }, at);
    const all = async () => (await store.list(undefined, ALL)).messages.toReversed();
    const retry = (id: number, at = NOW) => new RetryMessage(store, { now: () => at }).retry(id);

    it('remembers that the mail server is away until it is back', async () => {
      const outage = {
        since: NOW,
        serverSaid: '535 5.7.8 wrong password',
        isRefusal: true,
        tries: 1,
        nextTryAt: later(60_000),
      };
      expect(await store.outage()).toBeNull();
      await store.noteOutage(outage);
      await store.noteOutage({ ...outage, tries: 2 });
      expect(await store.outage()).toEqual({ ...outage, tries: 2 });
      await store.noteOutage(null);
      await store.noteOutage(null);
      expect(await store.outage()).toBeNull();
    });

    it('lists the newest first, of one status when asked, a page at a time and with the number of all', async () => {
      await enqueue(5);
      const { messages, total } = await store.list(undefined, { offset: 1, limit: 2 });
      expect([messages.map(({ id }) => id), total]).toEqual([[4, 3], 5]);
      expect(await store.list('failed', ALL)).toEqual({ messages: [], total: 0 });
    });

    it('lists what guests wait for first when asked, so that no number of newer notices hides it', async () => {
      for (const kind of [
        'quote-to-guest',
        'quote-reply',
        'quote-to-owner',
        'test',
        'quote-to-guest',
      ] as const)
        await enqueue(1, kind);
      const { messages } = await store.list('pending', { offset: 0, limit: 4 }, 'urgent');
      expect(messages.map(({ id }) => id)).toEqual([2, 5, 1, 3]);
    });

    it('adds one that the owner asked for, about nothing and due at once', async () => {
      const [message] = newMessages(1, 'test');
      if (!message) throw new Error('there is no message');
      const added = await store.add(message, NOW);
      expect(added).toMatchObject({ kind: 'test', quoteId: null, status: 'pending', askedFor: true });
      expect(added).not.toHaveProperty('text');
      expect(await store.claimDue(NOW, LEASE, 10)).toMatchObject([{ id: added.id, text: 't' }]);
    });

    it('lists them without their bodies, which nobody reads there', async () => {
      await enqueue();
      const [listed] = await all();
      expect(listed).toMatchObject({ id: 1, to: 'greta@example.org', subject: 'Richiesta n. 0' });
      expect(Object.keys(listed ?? {})).not.toContain('text');
      expect(await store.about(7)).toMatchObject([{ id: 1, text: 't', html: 'h' }]);
    });

    it('tells what was written about a quote, oldest first', async () => {
      await enqueue();
      await enqueue(1, 'quote-reply', NOW, 8);
      await enqueue();
      expect((await store.about(7)).map(({ id }) => id)).toEqual([1, 3]);
    });

    it('tells what waits, since when, and what waits for the owner', async () => {
      expect(await store.backlog()).toEqual({ waiting: 0, oldestWaitingSince: null, failed: 0, held: 0 });
      await enqueue(1, 'quote-reply', later(-3));
      await enqueue(1, 'quote-reply', later(-2));
      await enqueue(2, 'quote-to-owner');
      await enqueue(4, 'quote-to-guest');
      await store.markSent(1, NOW);
      const [claimed] = await store.claimDue(NOW, LEASE, 1);
      await store.markFailedAttempt(claimed?.id ?? 0, LEASE, 'no', null);
      // Kept as a file, where there is no mail server: nobody gave it up.
      const [kept] = await store.claimDue(NOW, LEASE, 1);
      await store.markFailedAttempt(kept?.id ?? 0, LEASE, null, null, { keptAsFile: true });
      for (let more = 0; more < 3; more += 1) await outbox.enqueue(newMessages(1, 'quote-to-guest'), {}, NOW);
      const { oldestWaitingSince, ...counts } = await store.backlog();
      expect(counts).toEqual({ waiting: 7, failed: 1, held: 1 });
      expect(oldestWaitingSince).toEqual(NOW);
    });

    it('counts what was written, sent and is due', async () => {
      await enqueue(3, 'quote-to-owner', later(-FLOOD_WINDOW_MS));
      await enqueue(2, 'quote-to-owner');
      await enqueue(3, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
      await enqueue(1, 'quote-reply');
      await store.markSent(6, NOW);
      // Both were sent less than a window after they were written: no backlog.
      await store.markSent(7, later(-1));
      await store.markSent(9, NOW);
      // Nor is one that the owner asked for.
      await retry(8);
      await store.markSent(8, NOW);
      const none = { written: 0, due: 0, lastGatheredAt: null };
      expect(await store.traffic(later(-FLOOD_WINDOW_MS), NOW)).toEqual({
        quotes: { ...none, written: 2, due: 5 },
        reviews: none,
        backlogSent: 1,
      });
    });

    it('gives out what is due, the oldest first, and nothing before its time', async () => {
      await enqueue(1, 'quote-reply', later(1));
      await enqueue(3);
      expect((await store.claimDue(NOW, LEASE, 2)).map(({ id }) => id)).toEqual([2, 3]);
      expect((await store.claimDue(NOW, LEASE, 2)).map(({ id }) => id)).toEqual([4]);
    });

    it('gives out what a clock that ran ahead has put off for years, and nothing that waits its usual time', async () => {
      const ahead = later(3 * YEAR_MS);
      await enqueue(1, 'quote-reply', ahead);
      await enqueue(3);
      const aheadLease = new Date(ahead.getTime() + SENDING_LEASE_MS);
      await store.claimDue(ahead, aheadLease, 10);
      await store.markFailedAttempt(2, aheadLease, 'no', new Date(ahead.getTime() + 60_000));
      await store.postpone([3], aheadLease, new Date(ahead.getTime() + FLOOD_WINDOW_MS));
      const due = await store.claimDue(NOW, LEASE, 10);
      expect(due.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4]);
      await store.markFailedAttempt(2, LEASE, 'no', later(RETRY_PAUSES_MS[1] ?? 0));
      expect(await store.claimDue(NOW, LEASE, 10)).toEqual([]);
    });

    it('counts nothing that was written by a clock that ran ahead', async () => {
      const ahead = later(3 * YEAR_MS);
      await enqueue(2, 'quote-to-owner', ahead);
      const lease = new Date(ahead.getTime() + SENDING_LEASE_MS);
      await store.claimDue(ahead, lease, 10);
      const [digest] = newMessages(1, 'quotes-gathered');
      if (digest) await store.gather([1], lease, digest, ahead);
      await enqueue(1, 'quote-to-guest', NOW);
      await store.markSent(4, ahead);
      expect(await store.traffic(later(-FLOOD_WINDOW_MS), NOW)).toMatchObject({
        quotes: { written: 0, due: 1, lastGatheredAt: null },
        backlogSent: 0,
      });
    });

    it('gives a message out again only after the lease of a sender that died, with the same Message-ID', async () => {
      await enqueue();
      const [first] = await store.claimDue(NOW, LEASE, 10);
      expect(await store.claimDue(later(SENDING_LEASE_MS - 1), later(2 * SENDING_LEASE_MS), 10)).toEqual([]);
      const [second] = await store.claimDue(LEASE, later(2 * SENDING_LEASE_MS), 10);
      expect(second?.id).toBe(first?.id);
      expect(second?.messageId).toBe(first?.messageId);
    });

    it('begins a try, and renews the lease for it, as long as it holds', async () => {
      await enqueue();
      await store.claimDue(NOW, LEASE, 10);
      const renewed = later(2 * SENDING_LEASE_MS);
      expect([await store.beginTry(1, LEASE, renewed), await store.beginTry(1, LEASE, renewed)]).toEqual([
        true,
        false,
      ]);
      expect(await store.beginTry(99, LEASE, renewed)).toBe(false);
    });

    it('notes a failed try, and what became of the message, only under the lease', async () => {
      await enqueue();
      await store.claimDue(NOW, LEASE, 10);
      await store.markFailedAttempt(1, later(1), '451 of another sender', null);
      expect(await all()).toMatchObject([{ status: 'pending', attempts: 0, lastError: null }]);
      await store.markFailedAttempt(1, LEASE, '451 try again', later(60_000));
      const tried = { attempts: 1, lastError: '451 try again' };
      expect(await all()).toMatchObject([{ ...tried, status: 'pending', nextAttemptAt: later(60_000) }]);
      await store.markFailedAttempt(1, later(60_000), 'no such host', null);
      expect(await all()).toMatchObject([{ status: 'failed', attempts: 2, nextAttemptAt: null }]);
    });

    it('does not undo a sent message when a slow sender reports its failure late', async () => {
      await enqueue();
      await store.markSent(1, NOW);
      await store.markFailedAttempt(1, NOW, 'timeout', later(1));
      expect(await all()).toMatchObject([{ status: 'sent', sentAt: NOW, attempts: 1, nextAttemptAt: null }]);
    });

    it('tells what is only kept as a file, until it is sent', async () => {
      await enqueue(2);
      await store.markSent(1, NOW, true);
      await store.markFailedAttempt(2, NOW, null, null, { keptAsFile: true });
      expect(await all()).toMatchObject([
        { status: 'sent', keptAsFile: true },
        { status: 'failed', keptAsFile: true },
      ]);
      await retry(2);
      expect(await all()).toMatchObject([{}, { status: 'pending', keptAsFile: false }]);
      await store.markSent(2, NOW);
      expect(await all()).toMatchObject([{}, { status: 'sent', keptAsFile: false }]);
    });

    it('says when what was sent is no longer there', async () => {
      await enqueue();
      await outbox.remove([1]);
      expect(await store.markSent(1, NOW)).toBe(false);
    });

    it('postpones what is under the lease, which is no try', async () => {
      await enqueue(2);
      await store.claimDue(NOW, LEASE, 10);
      await retry(1, later(1));
      expect(await store.postpone([1, 2], LEASE, later(60_000))).toBe(1);
      expect(await all()).toMatchObject([
        { nextAttemptAt: later(1) },
        { nextAttemptAt: later(60_000), attempts: 0 },
      ]);
    });

    it('puts a digest in the place of what is under the lease; all are sent when it is', async () => {
      await enqueue(2, 'quote-to-owner');
      await store.claimDue(NOW, LEASE, 10);
      await retry(1, later(1));
      const digest = { kind: 'quotes-gathered', to: 'o@example.org', replyTo: null } as const;
      const written = { ...digest, subject: '1 richiesta', text: 't', html: 'h' };
      expect(await store.gather([1, 2], LEASE, written, NOW)).toBe(1);
      expect(await all()).toMatchObject([
        { gatheredIn: null, nextAttemptAt: later(1) },
        { gatheredIn: 3, nextAttemptAt: null, status: 'pending' },
        { ...digest, quoteId: null, nextAttemptAt: NOW, status: 'pending' },
      ]);
      const { quotes } = await store.traffic(later(-FLOOD_WINDOW_MS), NOW);
      expect(quotes.lastGatheredAt).toEqual(NOW);
      await store.markSent(3, NOW);
      expect((await all()).map(({ status }) => status)).toEqual(['pending', 'sent', 'sent']);
    });

    it('stores no digest when nothing is left for it to stand for', async () => {
      const [digest] = newMessages(1, 'quotes-gathered');
      if (digest) expect(await store.gather([1], LEASE, digest, NOW)).toBe(0);
      expect(await all()).toEqual([]);
    });

    it('makes due what the owner asks for, with all its tries before it again', async () => {
      await enqueue();
      await store.markFailedAttempt(1, NOW, 'no such host', null);
      expect(await retry(1, later(5))).toMatchObject({
        status: 'pending',
        attempts: 0,
        askedFor: true,
        nextAttemptAt: later(5),
        lastError: null,
        text: 't',
      });
      expect(await all()).toMatchObject([{ attempts: 0, nextAttemptAt: later(5), lastError: null }]);
      await store.markSent(1, NOW);
      await expect(retry(1)).rejects.toMatchObject({ code: 'message.already_sent' });
    });

    it('holds all that waits, after a restore, until the owner asks for each', async () => {
      await enqueue(3, 'quote-to-owner');
      const [digest] = newMessages(1, 'quotes-gathered');
      await store.claimDue(NOW, LEASE, 2);
      if (digest) await store.gather([1], LEASE, digest, NOW);
      await store.markSent(2, NOW);
      expect(await store.holdAll('restored')).toBe(3);
      expect(await store.backlog()).toEqual({ waiting: 0, oldestWaitingSince: null, failed: 0, held: 3 });
      expect(await store.claimDue(later(SENDING_LEASE_MS + 1), later(2 * SENDING_LEASE_MS), 10)).toEqual([]);
      const { messages } = await store.list('held', ALL);
      expect(messages.map(({ id }) => id)).toEqual([4, 3, 1]);
      expect(messages[2]).toMatchObject({ heldBecause: 'restored', gatheredIn: null, nextAttemptAt: null });
      expect(await retry(1)).toMatchObject({ status: 'pending', heldBecause: null, nextAttemptAt: NOW });
    });

    it('says that there is no such message', async () => {
      await expect(retry(1)).rejects.toMatchObject({ code: 'message.not_found' });
    });

    it('holds confirmations to one mailbox beyond the third until the owner asks for them', async () => {
      for (const to of ['g@example.org', 'G@example.org', 'g+a@example.org', 'G+b@Example.org'])
        await outbox.enqueue(
          newMessages(1, 'quote-to-guest').map((message) => ({ ...message, to })),
          {},
          NOW,
        );
      const { messages, total } = await store.list('held', ALL);
      expect(total).toBe(1);
      expect(messages).toMatchObject([
        { id: 4, heldBecause: 'too-many-to-address', nextAttemptAt: null, attempts: 0 },
      ]);
      expect(await retry(4)).toMatchObject({ status: 'pending', heldBecause: null, nextAttemptAt: NOW });
    });
  });
}
