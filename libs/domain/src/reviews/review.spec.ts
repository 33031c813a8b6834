import { replyNamesGuest, summariseRatings } from './review';

describe('a reply of the owner', () => {
  const named = (text: string, guestName = 'Greta M.', email: string | null = 'greta@example.org') =>
    replyNamesGuest({ reply: { text, at: new Date(0) }, guestName, email });

  it('names the guest by a part of the name in any letters, or by the address', () => {
    expect(named('Grazie, GRETA!')).toBe(true);
    expect(named('Gracias, José', 'Jose\u0301 Díaz')).toBe(true);
    expect(named('Ti scriviamo a Greta@Example.org')).toBe(true);
  });

  it('does not where it only says alike words, or there is none', () => {
    expect(named('Gretina ringrazia. M come mare.')).toBe(false);
    expect(named('A presto!', '–', null)).toBe(false);
    expect(replyNamesGuest({ reply: null, guestName: 'Greta', email: null })).toBe(false);
  });
});

describe('the summary of the reviews', () => {
  it('gives the average to one decimal', () => {
    expect(summariseRatings(3, 14)).toEqual({ count: 3, average: 4.7 });
  });

  it('has no average where there is no review', () => {
    expect(summariseRatings(0, 0)).toEqual({ count: 0, average: null });
  });
});
