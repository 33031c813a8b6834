import { linkProblem, textOrNull, textProblem, wholeNumberProblem } from './field-checks';

const codeOf = (problem: { code: string } | null) => problem?.code ?? 'fine';

describe('a text', () => {
  const rules = { max: 5, isRequired: true };

  it.each([
    ['  abcde ', 'fine'],
    ['abcdef', 'too_long'],
    [' ', 'required'],
    ['a\0b', 'invalid_characters'],
    ['a\nb', 'invalid_characters'],
  ])('%j of one line is %s', (text, code) => {
    expect(codeOf(textProblem('name', text, rules))).toBe(code);
  });

  it('may be missing, or have several lines, where that is allowed', () => {
    expect(textProblem('name', null, { max: 5 })).toBeNull();
    expect(textProblem('name', 'a\nb', { max: 5, severalLines: true })).toBeNull();
  });

  it('that is blank is none', () => {
    expect([textOrNull('  '), textOrNull(null), textOrNull(' a ')]).toEqual([null, null, 'a']);
  });
});

describe('a link', () => {
  it.each([
    [null, 'fine'],
    ['https://a.example', 'fine'],
    ['javascript:alert(1)', 'invalid_url'],
    [`https://a.example/${'x'.repeat(40)}`, 'too_long'],
    ['/own', 'fine'],
  ])('to %j is %s', (link, code) => {
    expect(codeOf(linkProblem('link', link, 40, (text) => text === '/own'))).toBe(code);
  });
});

describe('a number', () => {
  it.each([
    [1, 'fine'],
    [4, 'fine'],
    [0, 'out_of_range'],
    [5, 'out_of_range'],
    [1.5, 'out_of_range'],
    [Number.NaN, 'out_of_range'],
  ])('%p of one to four is %s', (value, code) => {
    expect(codeOf(wholeNumberProblem('guests', value, 1, 4))).toBe(code);
  });
});
