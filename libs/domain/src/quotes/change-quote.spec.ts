// Shows: specification §3 quotes
import { aNewQuote, aQuote } from './quote.fixture';
import { afterEdit, ChangeQuote, checkNotes } from './change-quote';
import { MemoryQuoteStore } from './memory-quote-store.fixture';
import { MAX_QUOTE_NOTES_LENGTH } from './quote-change';
import { QUOTE_STATUSES } from './quote';

describe('what an owner does to a quote', () => {
  it('is told by the history with what it was before', () => {
    const quote = aQuote({ status: 'answered', notes: 'Chiama martedì.' });
    expect(afterEdit(quote, { status: 'confirmed', notes: null })).toEqual({
      status: 'confirmed',
      notes: null,
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

  it('may go from any status to any other, since owners mend their own slips', () => {
    for (const from of QUOTE_STATUSES)
      for (const to of QUOTE_STATUSES)
        expect(afterEdit(aQuote({ status: from }), { status: to }).status).toBe(to);
  });
});

describe('notes', () => {
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
  it('stores the notes without the blanks around them, and says who changed them and when', async () => {
    const quotes = new MemoryQuoteStore();
    const identity = { kind: 'key', key: 'a', content: '' } as const;
    const now = new Date('2026-05-02T10:00:00Z');
    const { id } = await quotes.submit(identity, new Date(0), ({ add }) => add(aNewQuote()));
    const changeQuote = new ChangeQuote(quotes, { now: () => now });
    await changeQuote.change(id, { notes: ' due bici ' }, { by: 'Marta', basedOn: undefined });
    expect(await quotes.find(id)).toMatchObject({ notes: 'due bici', status: 'pending', updatedAt: now });
    expect(await quotes.history(id)).toEqual([
      { field: 'notes', from: null, to: 'due bici', by: 'Marta', at: now },
    ]);
  });
});
