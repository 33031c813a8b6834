import { SendingError, type SendingFailure } from './mailer';
import type { MessageKind, NewMessage } from './message';
import type { MessageStore } from './message-store';
import { newMessages, TestSending, type TestOutbox } from './outbox.fixture';
import { RetryMessage } from './retry-message';
import { MAX_CONCURRENT_SENDS, SENDING_LEASE_MS, type SendDueMessages } from './send-due-messages';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const MINUTE_MS = 60_000;
const ALL = { offset: 0, limit: 10_000 };
const DAY_MS = 1_440 * MINUTE_MS;

/**
 * How every outbox is sent through a mail server that is slow, refuses or is away.
 * @param open an empty one, whose messages are numbered from 1
 */
export function describeSlowSending(open: () => Promise<TestOutbox> | TestOutbox): void {
  describe('sending an outbox through a bad mail server', () => {
    let outbox: TestOutbox;
    let store: MessageStore;
    let test: TestSending;
    let sending: SendDueMessages;

    beforeEach(async () => {
      outbox = await open();
      store = outbox.store;
      test = new TestSending(NOW);
      sending = test.senderOf(store);
    });

    const enqueue = (count = 1, kind: MessageKind = 'quote-reply') =>
      outbox.enqueue(newMessages(count, kind), { quoteId: 7 }, NOW);
    const all = async () => (await store.list(undefined, ALL)).messages.toReversed();
    const sentIds = () => test.mailer.accepted.map(({ id }) => id);
    const fail = (why: SendingFailure, said = '550 5.1.1 no') => {
      test.mailer.refusal = new SendingError(why, said);
    };
    const endAll = async () => {
      test.mailer.endAll();
      await sending.stop();
    };

    it('lets no message wait for a slow one', async () => {
      await enqueue(3);
      test.mailer.stall(({ id }) => id === 1);
      expect(await sending.send()).toMatchObject({ sent: 2 });
      expect(sentIds()).toEqual([2, 3]);
      await enqueue();
      expect(await sending.send()).toMatchObject({ sent: 1 });
      await endAll();
      // What was slow is reported with the next round.
      expect(await sending.send()).toMatchObject({ sent: 1 });
      expect((await all()).map(({ status }) => status)).toEqual(Array(4).fill('sent'));
    });

    it('begins no more than so many at once, and none twice', async () => {
      const messages = newMessages(3 * MAX_CONCURRENT_SENDS, 'quote-reply').map((message, index) => ({
        ...message,
        to: `greta@${index}.example`,
      }));
      await outbox.enqueue(messages, { quoteId: 7 }, NOW);
      test.mailer.stall();
      for (let round = 0; round < 5; round += 1) await sending.send();
      expect(test.mailer.ends.size).toBe(MAX_CONCURRENT_SENDS);
      // A clock that jumps ahead frees their leases, and does not begin them anew.
      test.advance(DAY_MS);
      const begun = new Map(test.mailer.ends);
      await sending.send();
      expect([...test.mailer.ends.values()]).toEqual([...begun.values()]);
      await endAll();
      test.mailer.meanwhile = undefined;
      test.advance(DAY_MS);
      while ((await sending.send()).sent > 0);
      expect(new Set(sentIds()).size).toBe(3 * MAX_CONCURRENT_SENDS);
      expect(sentIds()).toHaveLength(3 * MAX_CONCURRENT_SENDS);
    });

    it('lets guests of a mail server that stalls hold up neither other guests nor the owner', async () => {
      const toGuests = (count: number, addressOf: (index: number) => string) =>
        newMessages(count, 'quote-to-guest').map((message, index) => ({ ...message, to: addressOf(index) }));
      const isSlow = ({ to }: NewMessage) => to.endsWith('slow.example');
      test.mailer.stall(isSlow);
      await outbox.enqueue(
        toGuests(MAX_CONCURRENT_SENDS, (index) => `guest.${index}@slow.example`),
        {},
        NOW,
      );
      await outbox.enqueue(
        toGuests(1, () => 'eva@example.org'),
        {},
        NOW,
      );
      for (let round = 0; round < 2; round += 1) await sending.send();
      expect(test.mailer.accepted.map(({ to }) => to)).toEqual(['eva@example.org']);
      // Whoever has a domain has any number of them.
      await outbox.enqueue(
        toGuests(MAX_CONCURRENT_SENDS, (index) => `guest@${index}.slow.example`),
        {},
        NOW,
      );
      await outbox.enqueue(newMessages(2, 'test'), {}, NOW);
      for (let round = 0; round < 2; round += 1) await sending.send();
      expect(test.mailer.accepted.map(({ kind }) => kind)).toEqual(['quote-to-guest', 'test', 'test']);
      await endAll();
      test.mailer.meanwhile = undefined;
      test.advance(DAY_MS);
      while ((await sending.send()).sent > 0);
      expect((await all()).every(({ status }) => status === 'sent')).toBe(true);
    });

    it('leaves a slow message to nobody else before the longest try is over', async () => {
      Object.assign(test.mailer, { longestMs: 60 * MINUTE_MS });
      await enqueue();
      test.mailer.stall();
      await sending.send();
      test.advance(60 * MINUTE_MS + SENDING_LEASE_MS - 1);
      await test.senderOf(store).send();
      expect(test.mailer.ends.size).toBe(1);
      await endAll();
      expect(sentIds()).toEqual([1]);
    });

    it('gives up at once what the server refuses for good, with its words', async () => {
      await enqueue();
      fail('message-refused', '550 5.1.1 <greta@example.org> no such mailbox');
      await sending.send();
      expect(await all()).toMatchObject([
        { status: 'failed', attempts: 1, nextAttemptAt: null, lastError: '550 5.1.1 <…> no such mailbox' },
      ]);
      expect(await store.outage()).toBeNull();
    });

    it('sends what may have arrived once more after an hour, then leaves it to the owner', async () => {
      await enqueue();
      const tries: Date[] = [];
      test.mailer.meanwhile = async () => tries.push(test.clock.now());
      fail('unanswered', 'silence');
      for (let round = 0; round < 40; round += 1) {
        await sending.send();
        test.advance(30 * MINUTE_MS);
      }
      expect(tries).toEqual([NOW, new Date(NOW.getTime() + 60 * MINUTE_MS)]);
      expect(await all()).toMatchObject([{ status: 'failed', mayHaveArrived: true, attempts: 2 }]);
      await new RetryMessage(store, test.clock).retry(1);
      await sending.send();
      expect(tries).toHaveLength(3);
      expect(await all()).toMatchObject([{ status: 'failed', mayHaveArrived: true }]);
    });

    it('sends twice at most what it is killed over each time before it notes it, then leaves it to the owner', async () => {
      await enqueue();
      const markSent = () => Promise.reject(new Error('killed'));
      const killed = Object.assign(Object.create(store), { markSent });
      for (let start = 0; start < 4; start += 1) {
        await test.senderOf(killed).send();
        test.advance(SENDING_LEASE_MS);
      }
      expect(test.mailer.accepted.map(({ id }) => id)).toEqual([1, 1]);
      expect(await all()).toMatchObject([
        { status: 'failed', mayHaveArrived: true, attempts: 2, lastError: null, nextAttemptAt: null },
      ]);
      await new RetryMessage(store, test.clock).retry(1);
      expect(await sending.send()).toMatchObject({ sent: 1 });
      expect(await all()).toMatchObject([{ status: 'sent' }]);
    });

    it('does not take a try that ended for one that was cut off', async () => {
      await enqueue();
      fail('message-deferred', '451 try again later');
      await sending.send();
      fail('stopped', 'stopped');
      test.advance(MINUTE_MS);
      await sending.send();
      fail('server-away', '421 not now');
      await sending.send();
      expect(await all()).toMatchObject([{ status: 'pending', mayHaveArrived: false, attempts: 1 }]);
      test.mailer.refusal = undefined;
      test.advance(10 * MINUTE_MS);
      expect(await sending.send()).toMatchObject({ sent: 1 });
    });

    describe('that takes nothing', () => {
      const tries = async (minutes: number, step = 1) => {
        let begun = 0;
        test.mailer.meanwhile = async () => (begun += 1);
        for (let minute = 0; minute < minutes; minute += step) {
          await sending.send();
          test.advance(step * MINUTE_MS);
        }
        return begun;
      };

      it('makes all wait, tries from time to time with one, and sends all when it works again', async () => {
        await enqueue(50);
        fail('server-refuses', '535 5.7.8 wrong password of info@example.org');
        expect(await tries(30)).toBe(5);
        expect(await store.outage()).toMatchObject({
          since: NOW,
          isRefusal: true,
          tries: 5,
          serverSaid: '535 5.7.8 wrong password of …',
        });
        // Far longer than one message alone is tried for.
        expect(await tries(5 * 1_440, 180)).toBeGreaterThan(35);
        expect(await all()).toEqual(
          expect.arrayContaining([expect.objectContaining({ status: 'pending', attempts: 0 })]),
        );
        expect((await all()).every(({ status, attempts }) => status === 'pending' && attempts === 0)).toBe(
          true,
        );
        test.mailer.refusal = undefined;
        await tries(40);
        expect(sentIds()).toHaveLength(50);
        expect(await store.outage()).toBeNull();
      });

      it('is tried at once by a program that starts, and when the owner asks for a message', async () => {
        await enqueue(3);
        fail('server-refuses');
        await sending.send();
        expect(await sending.send()).toMatchObject({ outage: null });
        expect(await test.senderOf(store).send()).toMatchObject({ outage: { tries: 2 } });
        expect(await sending.send()).toMatchObject({ outage: null });
        test.mailer.refusal = undefined;
        await new RetryMessage(store, test.clock).retry(3);
        expect(await sending.send()).toMatchObject({ sent: 3 });
      });

      it('is tried with another message each time, also by another program', async () => {
        await enqueue(3);
        const tried: number[] = [];
        test.mailer.meanwhile = async ({ id }) => tried.push(id);
        fail('server-refuses');
        for (let round = 0; round < 6; round += 1) await test.senderOf(store).send();
        expect(tried).toEqual([1, 2, 3, 1, 2, 3]);
      });

      it('only for one message, takes all others, and that one is given up at last', async () => {
        await enqueue(3);
        test.mailer.meanwhile = async ({ id }) => {
          if (id === 1) throw new SendingError('server-refuses', '553 no');
        };
        await sending.send();
        test.advance(MINUTE_MS);
        expect(await sending.send()).toMatchObject({ sent: 2, failed: 1 });
        expect(await store.outage()).toBeNull();
        expect((await all())[0]).toMatchObject({ status: 'pending', attempts: 1, lastError: '553 no' });
        await enqueue();
        for (let round = 0; round < 30; round += 1) {
          await sending.send();
          expect(await store.outage()).toBeNull();
          test.advance(180 * MINUTE_MS);
        }
        expect(sentIds()).toEqual([2, 3, 4]);
        expect((await all())[0]).toMatchObject({ status: 'failed', nextAttemptAt: null });
      });

      it('is not back because it turns away a message for its own sake, which is given up', async () => {
        await enqueue(2);
        fail('server-refuses');
        await sending.send();
        test.advance(MINUTE_MS);
        fail('message-unsupported');
        expect(await sending.send()).toMatchObject({ failed: 1 });
        fail('server-refuses');
        expect(await sending.send()).toMatchObject({ outage: { tries: 2 } });
        expect(await all()).toMatchObject([{ status: 'pending', attempts: 0 }, { status: 'failed' }]);
      });

      it('is tried first with what came after it refused one', async () => {
        await enqueue();
        fail('server-refuses');
        await sending.send();
        test.advance(MINUTE_MS);
        await outbox.enqueue(newMessages(1, 'quote-reply'), { quoteId: 8 }, test.clock.now());
        test.mailer.refusal = undefined;
        test.mailer.meanwhile = async ({ id }) => {
          if (id === 1) throw new SendingError('server-refuses', '553 no');
        };
        expect(await sending.send()).toMatchObject({ sent: 1, failed: 1 });
        expect((await all()).map(({ attempts }) => attempts)).toEqual([1, 1]);
      });

      it('is back once it answers for one message, even with a no', async () => {
        await enqueue(2);
        fail('server-away');
        await sending.send();
        test.advance(MINUTE_MS);
        fail('message-deferred', '450 later');
        expect(await sending.send()).toMatchObject({ failed: 2 });
        expect(await store.outage()).toBeNull();
      });

      it('is not asked anew while the one try is under way', async () => {
        await enqueue(3);
        fail('server-away');
        await sending.send();
        test.mailer.refusal = undefined;
        test.mailer.stall();
        test.advance(MINUTE_MS);
        await sending.send();
        test.advance(30 * MINUTE_MS);
        await sending.send();
        expect(test.mailer.ends.size).toBe(1);
        await endAll();
      });

      it('counts as one try what fails for several at the same moment', async () => {
        await enqueue(3);
        test.mailer.stall();
        await sending.send();
        fail('server-away');
        await endAll();
        expect(await store.outage()).toMatchObject({ tries: 1 });
        expect((await all()).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
      });

      it('is tried again although a clock that ran ahead has put it off for years', async () => {
        await enqueue();
        test.advance(1_000 * DAY_MS);
        fail('server-away');
        await sending.send();
        test.advance(-1_000 * DAY_MS);
        expect(await sending.send()).toMatchObject({ outage: { tries: 2, since: NOW } });
      });
    });

    it('puts back what it could not hand over before the program stopped, due at once', async () => {
      await enqueue();
      test.mailer.meanwhile = () => Promise.reject(new SendingError('stopped', 'stopped'));
      await sending.send();
      await sending.stop();
      expect(await all()).toMatchObject([{ status: 'pending', attempts: 0, nextAttemptAt: NOW }]);
    });

    it('hangs up on what goes on a while after the program was told to stop', async () => {
      await enqueue();
      test.mailer.stall();
      await sending.send();
      await sending.stop();
      expect(await all()).toMatchObject([{ status: 'pending', attempts: 1, mayHaveArrived: true }]);
    });
  });
}
