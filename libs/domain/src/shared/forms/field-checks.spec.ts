import {
  emailProblem,
  hasControlCharacters,
  hasLineBreaks,
  isWebAddress,
  linkProblem,
  phoneProblem,
  textProblem,
  tooShortProblem,
  wholeNumberProblem,
} from './field-checks';
import { textOrNull } from './visible-text';

const codeOf = (problem: { code: string } | null) => problem?.code ?? 'fine';

describe('a text', () => {
  const rules = { max: 5, isRequired: true };

  it.each([
    ['  abcde ', 'fine'],
    ['abcdef', 'too_long'],
    [' ', 'required'],
    ['\u200b \u2800', 'required'],
    ['a\0b', 'invalid_characters'],
    ['a\nb', 'invalid_characters'],
  ])('%j of one line is %s', (text, code) => {
    expect(codeOf(textProblem('name', text, rules))).toBe(code);
  });

  it('may have a shortest length', () => {
    expect(codeOf(tooShortProblem('title', ' ab ', 3))).toBe('too_short');
    expect(codeOf(tooShortProblem('title', 'ab\u200b\u2800', 3))).toBe('too_short');
    expect(codeOf(tooShortProblem('title', 'abc', 3))).toBe('fine');
  });

  it('may be missing, or have several lines, where that is allowed', () => {
    expect(textProblem('name', null, { max: 5 })).toBeNull();
    expect(textProblem('name', 'a\nb', { max: 5, severalLines: true })).toBeNull();
  });

  it('in which there is nothing to see is none', () => {
    for (const unseen of ['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff', '\ufffa', '\u{1d159}'])
      expect(textOrNull(` ${unseen} `)).toBeNull();
    expect(textOrNull('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect([textOrNull('  '), textOrNull(null), textOrNull(' a ')]).toEqual([null, null, 'a']);
  });
});

describe('an e-mail address', () => {
  it.each([
    [' eva@example.org ', 'fine'],
    ['eva', 'invalid_email'],
    ['', 'invalid_email'],
    [`${'e'.repeat(250)}@example.org`, 'too_long'],
  ])('%j is %s', (email, code) => {
    expect(codeOf(emailProblem('email', email))).toBe(code);
  });
});

describe('a phone number', () => {
  it.each([
    [null, 'fine'],
    [' +39 070 (12) 34-5.6/7 ', 'fine'],
    ['070 12-3', 'fine'],
    ['070 1-2', 'invalid_phone'],
    ['call me', 'invalid_phone'],
    ['070123\n4', 'invalid_phone'],
    ['1'.repeat(23), 'too_long'],
  ])('%j is %s', (phone, code) => {
    expect(codeOf(phoneProblem('phone', phone, 22))).toBe(code);
  });
});

describe('a link', () => {
  it.each([
    [null, 'fine'],
    ['https://a.example', 'fine'],
    ['www.a.example', 'fine'],
    ['javascript:alert(1)', 'invalid_url'],
    ['https://a.example/\u202egpj.x', 'invalid_url'],
    ['https://a.example/\u2067x', 'invalid_url'],
    ['https://a.example/\u200fx', 'invalid_url'],
    ['https://a.example/\u061cx', 'invalid_url'],
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

describe('the address of a link', () => {
  it.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'https://münchen.example/ü',
    'HTTPS://EXAMPLE.ORG',
  ])('may lead to %s', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'example.org',
    '/camere',
    '//example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'https://user:secret@example.org',
    'https://example.org/a b',
    'https://example.org/"onclick=',
    ' https://example.org',
    'https://exa\nmple.org',
    'https:\\\\example.org',
  ])('may not be %j', (text) => expect(isWebAddress(text)).toBe(false));
});
