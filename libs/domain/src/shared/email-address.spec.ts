import { isEmailAddress } from './email-address';

describe('an e-mail address', () => {
  it.each([
    'greta@example.org',
    'g.m+sardegna@mail.example.co.uk',
    "o'neill@example.ie",
    'jörg@müller.de',
    'a@b.it',
  ])('is seen in %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'greta',
    'greta@',
    '@example.org',
    'greta@example',
    'gre ta@example.org',
    'greta@exam ple.org',
    'greta@@example.org',
    'greta@example..org',
    '.greta@example.org',
    'greta.@example.org',
    'gr..eta@example.org',
    'greta@-example.org',
    'greta@example.org\nBcc: all@example.org',
    'Greta <greta@example.org>',
    'a@example.org,b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.it`,
  ])('is not seen in %p', (text) => expect(isEmailAddress(text)).toBe(false));
});
