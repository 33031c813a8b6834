import { MemoryContentStore } from '../../content/memory-content-store.fixture';
import { MemoryPropertyStore } from '../../property/memory-property-store.fixture';
import { aProperty } from '../../property/property.fixture';
import { MemoryRoomStore } from '../../rooms/memory-room-store.fixture';
import { EstimateQuotes } from '../stay/estimate-quotes';
import { aNewQuote, aQuote, PlainQuoteEmails } from '../quote.fixture';
import { afterEdit, ChangeQuote, checkNotes } from './change-quote';
import { MemoryQuoteStore } from '../memory-quote-store.fixture';
import { MAX_QUOTE_NOTES_LENGTH } from './quote-change';
import { QUOTE_STATUSES, type Quote } from '../quote';

describe('what an owner does to a quote', () => {
  it('is in the history with its former value', () => {
    const quote = aQuote({ status: 'answered', notes: 'Chiama martedì.' });
    expect(afterEdit(quote, { status: 'confirmed', notes: null })).toEqual({
      status: 'confirmed',
      notes: null,
      suspected: false,
      changes: [
        { field: 'status', from: 'answered', to: 'confirmed' },
        { field: 'notes', from: 'Chiama martedì.', to: null },
      ],
      messages: [],
    });
  });

  it('leaves no trace where nothing changes, and keeps what is not named', () => {
    const quote = aQuote({ status: 'answered', notes: 'Chiama martedì.' });
    expect(afterEdit(quote, { status: 'answered' })).toMatchObject({ notes: quote.notes, changes: [] });
    expect(afterEdit(quote, {})).toMatchObject({ status: 'answered', changes: [] });
  });

  it('says that the guest was answered in another way after a reply that did not leave, and takes that back', () => {
    const stuck = { isReplyStuck: true };
    const [unsent, answered] = [aQuote({ replyUnsent: true }), aQuote({ replyUnsent: false })];
    const changesOf = (quote: Quote, replyUnsent: boolean, facts = {}) =>
      afterEdit(quote, { replyUnsent }, facts).changes;
    expect(changesOf(unsent, false, stuck)).toEqual([{ field: 'replyUnsent', from: 'true', to: 'false' }]);
    expect(changesOf(answered, true, stuck)).toEqual([{ field: 'replyUnsent', from: 'false', to: 'true' }]);
    expect([changesOf(unsent, true, stuck), changesOf(answered, false, stuck)]).toEqual([[], []]);
    expect(changesOf(answered, true)).toEqual([]);
    expect(afterEdit(unsent, { status: unsent.status, notes: 'n' }, stuck).changes).toMatchObject([
      { field: 'notes' },
    ]);
  });

  it('may go from any status to any other, since owners mend their own slips', () => {
    for (const from of QUOTE_STATUSES)
      for (const to of QUOTE_STATUSES)
        expect(afterEdit(aQuote({ status: from }), { status: to }).status).toBe(to);
  });
});

describe('notes', () => {
  it('about a guest whose data were removed can be removed, and not written', () => {
    const quote = aQuote({ notes: 'Chiama martedì.', anonymisedAt: new Date('2026-05-02T08:00:00Z') });
    expect(afterEdit(quote, { notes: null })).toMatchObject({ notes: null });
    expect(() => afterEdit(quote, { notes: 'Greta' })).toThrow(
      expect.objectContaining({ code: 'quote.anonymised' }),
    );
  });

  it('lose the blanks around them, and are none when nothing is left', () => {
    expect([checkNotes('  due bici '), checkNotes(' \n '), checkNotes(null)]).toEqual([
      'due bici',
      null,
      null,
    ]);
  });

  it.each([
    ['too long', 'x'.repeat(MAX_QUOTE_NOTES_LENGTH + 1), 'too_long'],
    ['with a bell in it', 'a\u0007b', 'invalid_characters'],
    ['with half a character', 'a\ud800b', 'invalid_characters'],
  ])('are refused when they are %s', (_name, text, code) => {
    expect(() => checkNotes(text)).toThrow(
      expect.objectContaining({
        code: 'quote.invalid',
        fields: [expect.objectContaining({ field: 'notes', code })],
      }),
    );
  });
});

describe('changing a quote', () => {
  const changing = (quotes: MemoryQuoteStore, now: Date) =>
    new ChangeQuote(
      quotes,
      new MemoryPropertyStore(aProperty()),
      new MemoryContentStore(),
      new PlainQuoteEmails(),
      new EstimateQuotes(new MemoryRoomStore(), new MemoryPropertyStore(aProperty())),
      { now: () => now },
    );

  it('that is no spam after all sends the guest the confirmation once, whatever its limit', async () => {
    const quotes = new MemoryQuoteStore();
    const place = (key: string, suspected: boolean) =>
      quotes.submit({ kind: 'key', key, content: '' }, new Date(0), async (submission) => {
        const quote = await submission.add(aNewQuote({ suspected }));
        if (!suspected) await submission.enqueue(quote, [new PlainQuoteEmails().toGuest(quote)]);
        return quote;
      });
    for (const key of ['a', 'b', 'c']) await place(key, false);
    const { id } = await place('d', true);
    const changeQuote = changing(quotes, new Date(1));
    for (const suspected of [false, false, true, false])
      await changeQuote.change(id, { suspected }, { by: 'Marta', basedOn: undefined });
    expect(await quotes.find(id)).toMatchObject({ suspected: false, status: 'pending' });
    expect(await quotes.outbox.about(id)).toMatchObject([
      { kind: 'quote-to-guest', status: 'pending', askedFor: true, heldBecause: null },
    ]);
    expect((await quotes.history(id)).map(({ field, from, to }) => [field, from, to])).toEqual([
      ['suspected', 'true', 'false'],
      ['suspected', 'false', 'true'],
      ['suspected', 'true', 'false'],
    ]);
  });

  it('that was confirmed when it came confirms nothing again', async () => {
    const confirmation = new PlainQuoteEmails().toGuest(aQuote());
    expect(afterEdit(aQuote({ suspected: false }), { suspected: false }, { confirmation }).messages).toEqual(
      [],
    );
    expect(afterEdit(aQuote({ suspected: true }), { suspected: false }).messages).toEqual([]);
    const gone = aQuote({ suspected: true, anonymisedAt: new Date() });
    expect(afterEdit(gone, { suspected: false }, { confirmation }).messages).toEqual([]);
  });

  it('stores the notes trimmed, and says who changed them and when', async () => {
    const quotes = new MemoryQuoteStore();
    const identity = { kind: 'key', key: 'a', content: '' } as const;
    const now = new Date('2026-05-02T10:00:00Z');
    const { id } = await quotes.submit(identity, new Date(0), ({ add }) => add(aNewQuote()));
    const changeQuote = changing(quotes, now);
    await changeQuote.change(id, { notes: ' due bici ' }, { by: 'Marta', basedOn: undefined });
    expect(await quotes.find(id)).toMatchObject({ notes: 'due bici', status: 'pending', updatedAt: now });
    expect(await quotes.history(id)).toEqual([
      { field: 'notes', from: null, to: 'due bici', by: 'Marta', at: now },
    ]);
  });
});
