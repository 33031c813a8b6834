import { isWebAddress } from './web-address';

describe('a link', () => {
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
