import { hasControlCharacters, hasLineBreaks } from './typed-text';

describe('a typed text', () => {
  it.each(['Eva', 'ò à ß ñ 海', 'zwei\nZeilen', 'a\ttab', '🌊'])('may be %j', (text) => {
    expect(hasControlCharacters(text)).toBe(false);
  });

  it.each(['\0', 'a\u0007b', '\u001b[31m', '\u0085', '\ud800', 'x\udc00', 'exe.\u202egpj', '\u2066a'])(
    'holds what nobody types in %j',
    (text) => {
      expect(hasControlCharacters(text)).toBe(true);
    },
  );

  it('has several lines after any kind of line break', () => {
    expect(['a\nb', 'a\rb', 'a\u2028b'].map(hasLineBreaks)).toEqual([true, true, true]);
    expect(hasLineBreaks('a b')).toBe(false);
  });
});
