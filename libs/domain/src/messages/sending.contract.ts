import { FLOOD_LIMIT, FLOOD_WINDOW_MS } from './limits/flood';
import { RETRY_PAUSES_MS, type Message, type MessageKind } from './message';
import type { MessageStore } from './message-store';
import { newMessages, TestSending, type TestOutbox } from './outbox.fixture';
import { RetryMessage } from './retry-message';
import { SENDING_LEASE_MS, type SendDueMessages } from './send-due-messages';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const ALL = { offset: 0, limit: 1_000 };

/**
 * How every outbox is sent, with its leases and its floods.
 * @param open an empty one, whose messages are numbered from 1
 */
export function describeSending(open: () => Promise<TestOutbox> | TestOutbox): void {
  describe('sending an outbox', () => {
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

    const enqueue = (count = 1, kind: MessageKind = 'quote-to-guest', at = NOW) =>
      outbox.enqueue(newMessages(count, kind), { quoteId: 7 }, at);
    const all = async () => (await store.list(undefined, ALL)).messages.toReversed();
    const retry = (id: number) => new RetryMessage(store, test.clock).retry(id);
    const sentIds = () => test.mailer.accepted.map(({ id }) => id);
    const sentKinds = () => test.mailer.accepted.map(({ kind }) => kind);
    const subjectOf = (wanted: MessageKind) =>
      test.mailer.accepted.find(({ kind }) => kind === wanted)?.subject;

    it('marks a message as sent and never sends it again', async () => {
      await enqueue();
      expect(await sending.send()).toMatchObject({ sent: 1, failed: 0 });
      expect(await all()).toMatchObject([{ status: 'sent', attempts: 1, nextAttemptAt: null, sentAt: NOW }]);
      test.advance(10 * SENDING_LEASE_MS);
      expect(await sending.send()).toMatchObject({ sent: 0, failed: 0 });
    });

    it('tries again after growing pauses, then gives up and keeps the message', async () => {
      await enqueue();
      test.mailer.refusal = new Error('451 greta@example.org: try again later');
      for (const [tries, pause] of RETRY_PAUSES_MS.entries()) {
        await sending.send();
        expect(await all()).toMatchObject([
          {
            status: 'pending',
            attempts: tries + 1,
            nextAttemptAt: new Date(test.clock.now().getTime() + pause),
            lastError: '451 … try again later',
          },
        ]);
        expect(await sending.send()).toMatchObject({ sent: 0, failed: 0 });
        test.advance(pause);
      }
      await sending.send();
      expect(await all()).toMatchObject([
        { status: 'failed', nextAttemptAt: null, attempts: RETRY_PAUSES_MS.length + 1 },
      ]);
    });

    it('notes what the mail server says without what no text may hold', async () => {
      await enqueue();
      test.mailer.refusal = new Error('451 try\u0000 again\r\n\u001b[2Jlater');
      expect(await sending.send()).toMatchObject({ sent: 0, failed: 1 });
      expect(await all()).toMatchObject([
        { status: 'pending', attempts: 1, lastError: '451 try again [2Jlater' },
      ]);
    });

    it('notes an endless answer at once, and without signs that turn around how it reads', async () => {
      await enqueue();
      test.mailer.refusal = new Error(`550 \u202E${'a'.repeat(40_000)}`);
      const before = performance.now();
      await sending.send();
      expect(performance.now() - before).toBeLessThan(1_000);
      expect(await all()).toMatchObject([{ lastError: `550 ${'a'.repeat(496)}` }]);
    });

    it('keeps the Message-ID when the program dies between sending and noting it', async () => {
      await enqueue();
      const markSent = () => Promise.reject(new Error('killed'));
      await test.senderOf(Object.assign(Object.create(store), { markSent })).send();
      test.advance(SENDING_LEASE_MS);
      await sending.send();
      const [first, second] = test.mailer.accepted;
      expect(second?.messageId).toBe(first?.messageId);
      expect(await all()).toMatchObject([{ status: 'sent' }]);
    });

    it('keeps no copy of a message to somebody who was forgotten while it was being sent', async () => {
      await enqueue();
      test.mailer.meanwhile = ({ id }) => outbox.remove([id]);
      await sending.send();
      expect(sentIds()).toEqual([]);
    });

    describe('in batches', () => {
      /** The outbox of a sender that is overtaken between claiming messages and doing something with them. */
      function overtaken(meanwhile: (claimed: readonly Message[]) => Promise<unknown>): MessageStore {
        const claimDue: MessageStore['claimDue'] = async (...span) => {
          const claimed = await store.claimDue(...span);
          await meanwhile(claimed);
          return claimed;
        };
        return Object.assign(Object.create(store), { claimDue });
      }

      it('sends each once, also when the mail server is so slow that another sender looks meanwhile', async () => {
        await enqueue(20);
        test.mailer.meanwhile = async ({ id }) => {
          test.advance(SENDING_LEASE_MS / 10);
          if (id === 12) await sending.send();
        };
        await test.senderOf(store).send();
        expect(sentIds().toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 20 }, (_, index) => index + 1),
        );
      });

      it('sends nothing to somebody who was forgotten while the one before was under way', async () => {
        await enqueue(3);
        test.mailer.meanwhile = async ({ id }) => id === 1 && outbox.remove([2, 3]);
        expect(await sending.send()).toMatchObject({ sent: 1, failed: 0 });
        expect(sentIds()).toEqual([1]);
      });

      it.each(['quote-to-guest', 'quote-to-owner'] as const)(
        'leaves due what the owner asked for in between, in a flood too (%s)',
        async (kind) => {
          await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
          await enqueue(1, kind);
          const asked = FLOOD_LIMIT + 2;
          await test.senderOf(overtaken(() => retry(asked))).send();
          const row = (await all()).find(({ id }) => id === asked);
          expect(row).toMatchObject({ nextAttemptAt: NOW, gatheredIn: null, status: 'pending' });
          await sending.send();
          expect(sentIds()).toContain(asked);
        },
      );

      it('sends a released confirmation once when the owner releases it again while it is under way', async () => {
        for (let others = 0; others <= 3; others += 1) await enqueue();
        const [held] = (await store.list('held', ALL)).messages;
        const id = held?.id ?? 0;
        await retry(id);
        test.mailer.meanwhile = async (message) => {
          if (message.id !== id) return;
          test.mailer.meanwhile = undefined;
          test.advance(1_000);
          await retry(id);
          await test.senderOf(store).send();
        };
        await sending.send();
        expect(sentIds().filter((sent) => sent === id)).toHaveLength(1);
        expect((await all()).find((row) => row.id === id)).toMatchObject({ status: 'sent', attempts: 1 });
      });

      it('leaves a message as the owner left it when a late failure is reported', async () => {
        await enqueue();
        test.mailer.refusal = new Error('451 try again later');
        test.mailer.meanwhile = () => retry(1);
        await sending.send();
        expect(await all()).toMatchObject([{ attempts: 0, lastError: null, nextAttemptAt: NOW }]);
      });

      it('puts back what is behind the one under way when it stops, due at once', async () => {
        await enqueue(20);
        let goesOn = true;
        test.mailer.meanwhile = async ({ id }) => {
          test.advance(1_000);
          goesOn = id < 2;
        };
        expect(await sending.send(() => goesOn)).toMatchObject({ sent: 2, failed: 0 });
        const rest = (await all()).filter(({ status }) => status === 'pending');
        expect(rest).toHaveLength(18);
        for (const { nextAttemptAt, attempts } of rest)
          expect([nextAttemptAt, attempts]).toEqual([test.clock.now(), 0]);
      });

      it('writes no digest when nothing is left for it to stand for', async () => {
        await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
        await test.senderOf(overtaken((claimed) => outbox.remove(claimed.map(({ id }) => id)))).send();
        expect(await all()).toEqual([]);
      });
    });

    describe('in a flood', () => {
      const counts = async () => {
        const found = (await all()).map(({ kind, status }) => `${kind} ${status}`);
        return [...new Set(found)]
          .toSorted()
          .map((name) => `${name} ${found.filter((other) => other === name).length}`);
      };
      const drain = async () => {
        for (let handled = 1; handled > 0;) {
          const { sent, failed, gathered, postponed } = await sending.send();
          handled = sent + failed + gathered + postponed;
        }
      };

      it('gives the owner one digest and guests nothing; every row stays and is sent in the end', async () => {
        const many = 2 * FLOOD_LIMIT;
        await enqueue(many, 'quote-to-owner');
        await enqueue(many, 'quote-to-guest');
        await enqueue(1, 'quote-reply');
        await drain();
        expect(sentKinds().toSorted()).toEqual(['quote-reply', 'quotes-gathered']);
        expect(subjectOf('quotes-gathered')).toBe(`${many} richieste`);
        expect(await counts()).toEqual([
          'quote-reply sent 1',
          `quote-to-guest pending ${many}`,
          `quote-to-owner sent ${many}`,
          'quotes-gathered sent 1',
        ]);
        // The flood is over: guests get theirs, no more in a window than a flood would be.
        for (const sentByThen of [FLOOD_LIMIT, many]) {
          test.advance(FLOOD_WINDOW_MS);
          await drain();
          expect(sentKinds().filter((kind) => kind === 'quote-to-guest')).toHaveLength(sentByThen);
        }
        expect((await counts()).join()).not.toContain('pending');
      });

      it('does not make a guest wait who asks when it is over', async () => {
        await enqueue(3 * FLOOD_LIMIT, 'quote-to-owner');
        await enqueue(3 * FLOOD_LIMIT, 'quote-to-guest');
        await drain();
        test.advance(FLOOD_WINDOW_MS);
        await drain();
        const newGuest = newMessages(1, 'quote-to-guest').map((row) => ({ ...row, to: 'new@example.org' }));
        await outbox.enqueue(newGuest, { quoteId: 8 }, test.clock.now());
        await drain();
        expect(sentKinds().filter((kind) => kind === 'quote-to-guest')).toHaveLength(FLOOD_LIMIT + 1);
        expect(await counts()).toContain(`quote-to-guest pending ${2 * FLOOD_LIMIT}`);
      });

      it('passes over the backlog in one round once its pace is used up', async () => {
        await enqueue(FLOOD_LIMIT, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
        await drain();
        await enqueue(100, 'quote-to-guest', later(-FLOOD_WINDOW_MS));
        await enqueue(1, 'quote-to-guest');
        expect(await sending.send()).toMatchObject({ sent: 1, postponed: 100 });
      });

      it('of reviews writes a digest of its own, and no guest waits for it', async () => {
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
        expect(subjectOf('reviews-gathered')).toBe(`${many} richieste`);
      });

      it('keeps what a digest stands for waiting as long as the digest could not be sent', async () => {
        test.mailer.refusal = new Error('451 try again later');
        await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
        await drain();
        expect(await counts()).toEqual([
          `quote-to-owner pending ${FLOOD_LIMIT + 1}`,
          'quotes-gathered pending 1',
        ]);
        test.mailer.refusal = undefined;
        test.advance(RETRY_PAUSES_MS[0] ?? 0);
        await drain();
        expect(sentKinds()).toEqual(['quotes-gathered']);
        expect(await counts()).toEqual([`quote-to-owner sent ${FLOOD_LIMIT + 1}`, 'quotes-gathered sent 1']);
      });

      it('sends by itself what the owner asks for, also out of a digest', async () => {
        test.mailer.refusal = new Error('451 try again later');
        await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
        await drain();
        test.mailer.refusal = undefined;
        expect(await retry(1)).toMatchObject({ gatheredIn: null, nextAttemptAt: test.clock.now() });
        await drain();
        expect(sentIds()).toContain(1);
      });

      it('sends a guest’s message that it holds back when the owner asks for it', async () => {
        await enqueue(FLOOD_LIMIT + 1, 'quote-to-owner');
        await enqueue(2, 'quote-to-guest');
        await drain();
        const held = (await all()).find(({ kind }) => kind === 'quote-to-guest');
        await retry(held?.id ?? 0);
        await drain();
        expect(sentIds()).toContain(held?.id);
        expect(await counts()).toContain('quote-to-guest pending 1');
      });
    });
  });
}
