import type { CalendarDate } from '../shared';
import { describeSubmissions, type TestSubmissions } from '../messages/submission.contract';
import { afterEdit } from './answer/change-quote';
import type { NewQuote, Quote } from './quote';
import { aNewQuote, aQuote, PlainQuoteEmails } from './quote.fixture';
import type { QuoteEditor, QuoteFilter, QuoteStore } from './quote-store';
import { afterReply } from './answer/reply-to-quote';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ALL = { offset: 0, limit: 100 };
const WITH_OWN_SERVICE = aNewQuote({
  additionalServices: ['parking', 'yoga'],
  ownServices: [{ id: 'yoga', name: { it: 'Yoga', de: 'Yogastunde' } }],
});

/** A quote store without quotes. */
export interface TestQuotes extends TestSubmissions<NewQuote, Quote> {
  readonly store: QuoteStore;
  /** Ends the tries of all e-mails that wait. */
  readonly giveUpMessages: () => Promise<unknown>;
}

/** What every quote store does. */
export function describeQuoteStore(open: () => Promise<TestQuotes> | TestQuotes): void {
  describe('a quote store', () => {
    let test: TestQuotes;
    let store: QuoteStore;
    beforeEach(async () => {
      test = await open();
      store = test.store;
    });

    const place = (changes: Partial<NewQuote> = {}, minutes = 0) => {
      const identity = { kind: 'key', key: JSON.stringify([changes, minutes]), content: '' } as const;
      return store.submit(identity, minutesLater(minutes), ({ add }) => add(aNewQuote(changes)));
    };

    describeSubmissions(open, {
      item: WITH_OWN_SERVICE,
      stored: (id, at) => aQuote({ ...WITH_OWN_SERVICE, id, createdAt: at, updatedAt: at }),
      about: 'quoteId',
      kind: 'quote-to-owner',
      keyReused: 'quote.key_reused',
    });

    describe('lists quotes', () => {
      beforeEach(async () => {
        await place({ firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.org', phone: null }, 1);
        const july = {
          checkIn: '2026-07-01' as CalendarDate,
          checkOut: '2026-07-03' as CalendarDate,
        };
        await place({ firstName: 'Bruno', lastName: '100% Verdi', suspected: true, ...july }, 2);
        await place(
          { firstName: 'Carla', lastName: 'Neri', phone: '+39 333 444', preferredRoom: 'camera-uno' },
          3,
        );
      });
      const names = async (filter: QuoteFilter, slice = ALL) =>
        (await store.list(filter, slice)).quotes.map(({ firstName }) => firstName);

      it('beginning with the newest, a part at a time and with the number of all', async () => {
        expect(await names({})).toEqual(['Carla', 'Bruno', 'Anna']);
        expect(await names({}, { offset: 1, limit: 1 })).toEqual(['Bruno']);
        expect((await store.list({}, { offset: 1, limit: 1 })).total).toBe(3);
      });

      it('beginning with the oldest when asked so', async () => {
        const { quotes, total } = await store.list({ suspected: false }, { offset: 0, limit: 1 }, 'oldest');
        expect([quotes.map(({ firstName }) => firstName), total]).toEqual([['Anna'], 2]);
      });

      it('all of them one after the other', async () => {
        const found: string[] = [];
        for await (const { firstName } of store.all({ suspected: false })) found.push(firstName);
        expect(found).toEqual(['Carla', 'Anna']);
      });

      it('by status, by what looks automated, and by arrival with both ends included', async () => {
        expect(await names({ status: 'archived' })).toEqual([]);
        expect([await names({ suspected: true }), await names({ suspected: false })]).toEqual([
          ['Bruno'],
          ['Carla', 'Anna'],
        ]);
        expect(await names({ from: '2026-07-01' as CalendarDate })).toEqual(['Bruno']);
        expect(await names({ to: '2026-06-10' as CalendarDate })).toEqual(['Carla', 'Anna']);
      });

      it('by the room that was asked for, and counts them so', async () => {
        expect(await names({ room: 'camera-uno' })).toEqual(['Carla']);
        expect((await store.count({ room: 'camera-uno' })).pending).toBe(1);
      });

      it('by every word in name, e-mail or phone, with % and _ taken literally', async () => {
        expect(await names({ q: 'anna ROSSI' })).toEqual(['Anna']);
        expect(await names({ q: '333' })).toEqual(['Carla']);
        expect(await names({ q: '100%' })).toEqual(['Bruno']);
        expect(await names({ q: '_' })).toEqual([]);
      });
    });

    it('counts each quote once: by status, and those that look automated apart while they wait', async () => {
      const ids = await Promise.all(
        [1, 2, 3, 4, 5].map(async (minutes) => (await place({ suspected: minutes > 3 }, minutes)).id),
      );
      const [, answered = 0, , , archived = 0] = ids;
      const by = { by: 'Marta', basedOn: undefined };
      const at = minutesLater(9);
      await store.change(answered, by, at, (quote) => afterEdit(quote, { status: 'answered' }));
      await store.change(archived, by, at, (quote) => afterEdit(quote, { status: 'archived' }));
      await place({ firstName: 'Zeno', checkIn: '2026-06-01' as CalendarDate }, 6);
      const none = { confirmed: 0, declined: 0, replyUnsent: 0 };
      expect(await store.count({})).toEqual({ ...none, pending: 3, answered: 1, archived: 1, suspected: 1 });
      expect(await store.count({ q: 'zeno', to: '2026-06-01' as CalendarDate })).toEqual({
        ...none,
        pending: 1,
        answered: 0,
        archived: 0,
        suspected: 0,
      });
    });

    it('counts what came on each day of the property, by language, without what looks automated', async () => {
      // Half past midnight at the property.
      await place({ language: 'it' }, 14 * 60);
      for (const minutes of [1, 2]) await place({ language: 'de' }, minutes);
      await place({ language: 'es', suspected: true }, 3);
      const days = (from: string, to: string) =>
        store.series({ from: from as CalendarDate, to: to as CalendarDate });
      expect(await days('2026-05-01', '2026-05-02')).toEqual([
        { day: '2026-05-01', requests: 2, byLanguage: { it: 0, en: 0, de: 2, es: 0 } },
        { day: '2026-05-02', requests: 1, byLanguage: { it: 1, en: 0, de: 0, es: 0 } },
      ]);
      expect(await days('2026-05-02', '2026-05-09')).toHaveLength(1);
      expect(await days('2026-04-01', '2026-04-30')).toEqual([]);
    });

    describe('changes a quote', () => {
      const by = 'Marta';
      const editor = (basedOn?: Date): QuoteEditor => ({ by, basedOn });

      it('and keeps who did it, when, from what to what', async () => {
        const { id } = await place();
        const at = minutesLater(1);
        const edit = { status: 'answered', notes: 'due bici' } as const;
        const changed = await store.change(id, editor(), at, (quote) => afterEdit(quote, edit));
        expect(changed).toMatchObject({ ...edit, updatedAt: at });
        expect(await store.find(id)).toEqual(changed);
        expect(await store.history(id)).toEqual([
          { field: 'status', from: 'pending', to: 'answered', by, at },
          { field: 'notes', from: null, to: 'due bici', by, at },
        ]);
      });

      it('for one of those who read the same state, however many save at the same moment', async () => {
        const { id, updatedAt } = await place();
        const results = await Promise.allSettled(
          Array.from({ length: 10 }, (_, index) =>
            store.change(id, editor(updatedAt), NOW, (quote) => afterEdit(quote, { notes: `n. ${index}` })),
          ),
        );
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const result of results)
          if (result.status === 'rejected')
            expect(result.reason).toMatchObject({
              code: 'quote.changed',
              facts: { savedBy: by, savedAt: expect.any(String) },
            });
        expect(await store.history(id)).toHaveLength(1);
      });

      it('without a loss when twenty change it at once and do not say on which state', async () => {
        const { id } = await place();
        await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            store.change(id, editor(), NOW, (quote) => afterEdit(quote, { notes: `n. ${index}` })),
          ),
        );
        const history = await store.history(id);
        expect(history).toHaveLength(20);
        // Each begins where the one before ended.
        expect(history.slice(1).map(({ from }) => from)).toEqual(history.slice(0, -1).map(({ to }) => to));
      });

      it('without a trace when nothing changes', async () => {
        const { id, updatedAt } = await place();
        await store.change(id, editor(), NOW, (quote) => afterEdit(quote, { status: 'pending' }));
        expect([await store.history(id), (await store.find(id))?.updatedAt]).toEqual([[], updatedAt]);
      });

      it('with its messages, or not at all', async () => {
        const { id } = await place();
        const reply = { subject: 'Volentieri', body: 'b' };
        const message = new PlainQuoteEmails().reply(aQuote());
        const change = (fail?: Error) =>
          store.change(id, editor(), NOW, (quote) => {
            if (fail) throw fail;
            return afterReply(quote, reply, message);
          });
        await expect(change(new Error('no words'))).rejects.toThrow('no words');
        expect([(await store.find(id))?.status, await test.messages()]).toEqual(['pending', []]);
        await change();
        expect((await store.find(id))?.status).toBe('answered');
        expect(await test.messages()).toMatchObject([{ kind: 'quote-reply', quoteId: id }]);
      });

      it('knowing whether its guest was confirmed, and its messages are held by no limit', async () => {
        const { id } = await place({ suspected: true });
        const confirmation = new PlainQuoteEmails().toGuest(aQuote());
        const known: boolean[] = [];
        const clear = (suspected: boolean) =>
          store.change(id, editor(), NOW, (quote, { isConfirmed }) => {
            known.push(isConfirmed);
            const update = afterEdit(quote, { suspected });
            return { ...update, messages: isConfirmed ? [] : Array(5).fill(confirmation) };
          });
        await clear(false);
        await clear(true);
        await clear(false);
        expect(known).toEqual([false, true, true]);
        expect((await store.find(id))?.suspected).toBe(false);
        const messages = await test.messages();
        expect(messages.map(({ status }) => status)).toEqual(Array(5).fill('pending'));
      });

      it('once when it is sent again under its key, at the same moment and from an old state too', async () => {
        const { id, updatedAt } = await place();
        const message = new PlainQuoteEmails().reply(aQuote());
        const reply = (key: string, body = 'b') =>
          store.change(
            id,
            { by, basedOn: updatedAt, identity: { kind: 'key', key, content: body } },
            minutesLater(1),
            (quote) => afterReply(quote, { subject: 's', body }, message),
          );
        const answers = await Promise.all(Array.from({ length: 10 }, () => reply('a')));
        expect(new Set(answers.map((quote) => JSON.stringify(quote))).size).toBe(1);
        await expect(reply('a', 'other')).rejects.toMatchObject({ code: 'quote.key_reused' });
        await expect(reply('b')).rejects.toMatchObject({ code: 'quote.changed' });
        expect([(await store.history(id)).length, (await test.messages()).length]).toEqual([2, 1]);
      });

      it('and knows that a reply has not reached its guest, until another one is written or the owner says that it was answered otherwise', async () => {
        const { id } = await place();
        await place({ firstName: 'Anna' }, 1);
        const reply = (minutes: number) =>
          store.change(id, editor(), minutesLater(minutes), (quote) =>
            afterReply(quote, { subject: 's', body: 'b' }, new PlainQuoteEmails().reply(quote)),
          );
        const isUnsent = async () => {
          const filtered = await store.list({ status: 'answered', replyUnsent: true }, ALL);
          const others = await store.list({ replyUnsent: false }, ALL);
          const { answered, replyUnsent } = await store.count({});
          const found = (await store.find(id))?.replyUnsent;
          expect([filtered.total, others.total]).toEqual(found ? [1, 1] : [0, 2]);
          expect([answered, replyUnsent]).toEqual(found ? [0, 1] : [1, 0]);
          return found;
        };
        expect((await reply(1)).replyPending).toBe(true);
        expect((await store.list({}, ALL)).quotes.map(({ replyPending }) => replyPending)).toEqual([
          false,
          true,
        ]);
        expect(await isUnsent()).toBe(false);
        await test.giveUpMessages();
        expect((await store.find(id))?.replyPending).toBe(false);
        expect(await isUnsent()).toBe(true);
        const noted = await store.change(id, editor(), minutesLater(2), (quote) =>
          afterEdit(quote, { notes: 'n' }),
        );
        expect([noted.replyUnsent, await isUnsent()]).toEqual([true, true]);
        expect((await reply(3)).replyUnsent).toBe(false);
        expect(await isUnsent()).toBe(false);
        await test.giveUpMessages();
        expect(await isUnsent()).toBe(true);
        const edit = (change: Parameters<typeof afterEdit>[1], minutes: number) =>
          store.change(id, editor(), minutesLater(minutes), (quote, facts) =>
            afterEdit(quote, change, facts),
          );
        expect((await edit({ status: 'confirmed' }, 4)).replyUnsent).toBe(true);
        expect((await edit({ status: 'answered' }, 5)).replyUnsent).toBe(true);
        expect(await isUnsent()).toBe(true);
        expect((await edit({ replyUnsent: false }, 6)).replyUnsent).toBe(false);
        expect(await isUnsent()).toBe(false);
        expect((await edit({ replyUnsent: true }, 7)).replyUnsent).toBe(true);
        expect(await isUnsent()).toBe(true);
        await edit({ replyUnsent: false }, 8);
        // A clock that ran ahead is put right: what came later counts, whatever it was dated.
        expect((await reply(3)).replyUnsent).toBe(false);
        expect((await edit({ replyUnsent: true }, 3)).replyUnsent).toBe(false);
        await test.giveUpMessages();
        expect(await isUnsent()).toBe(true);
        expect((await edit({ replyUnsent: false }, 2)).replyUnsent).toBe(false);
        expect(await isUnsent()).toBe(false);
      });

      it('and says of no reply that is being written meanwhile that the guest was answered otherwise', async () => {
        const { id } = await place();
        const reply = () =>
          store.change(id, editor(), minutesLater(1), (quote) =>
            afterReply(quote, { subject: 's', body: 'b' }, new PlainQuoteEmails().reply(quote)),
          );
        const settle = () =>
          store.change(id, editor(), minutesLater(1), (quote, facts) =>
            afterEdit(quote, { replyUnsent: false }, facts),
          );
        for (let round = 0; round < 10; round += 1) {
          await reply();
          await test.giveUpMessages();
          await Promise.all([reply(), settle()]);
          await test.giveUpMessages();
          expect((await store.find(id))?.replyUnsent).toBe(true);
        }
      });

      it('under a key that another quote has seen', async () => {
        const identity = { kind: 'key', key: 'a', content: 'c' } as const;
        for (const minutes of [1, 2]) {
          const { id } = await place({}, minutes);
          const sent = { ...editor(), identity };
          await store.change(id, sent, NOW, (quote) => afterEdit(quote, { notes: 'n' }));
          expect((await store.find(id))?.notes).toBe('n');
        }
      });

      it('only when it is there', async () => {
        for (const id of [1, 0, 99_999_999_999])
          await expect(
            store.change(id, editor(), NOW, (quote) => afterEdit(quote, {})),
          ).rejects.toMatchObject({ code: 'quote.not_found' });
        expect([await store.find(99_999_999_999), await store.history(99_999_999_999)]).toEqual([
          undefined,
          [],
        ]);
      });
    });
  });
}
