import { firstSentence } from './first-sentence';

describe('the first sentence of a text', () => {
  it.each([
    ['Il mare a due passi. E poi il silenzio.', 'Il mare a due passi.'],
    ['So still! Wir kommen wieder.', 'So still!'],
    ['Una settimana nel 3.5 stelle, bella', 'Una settimana nel 3.5 stelle, bella'],
    ['  Bello\nsotto i pini…  davvero', 'Bello sotto i pini…'],
    ['', ''],
  ])('%j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('ends at a word where it is too long', () => {
    const long = firstSentence(`${'parola '.repeat(40)}fine.`);
    expect(long.length).toBeLessThanOrEqual(142);
    expect(long).toMatch(/parola …$/);
  });
});
