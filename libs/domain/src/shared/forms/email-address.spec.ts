import { comparableAddress, isEmailAddress, lowerCased, mailboxOf, plainAddress } from './email-address';

describe('an address in small letters', () => {
  it('is the same whichever capitals it is written in', () => {
    expect(lowerCased('İPEK@Example.ORG')).toBe('ipek@example.org');
    expect(lowerCased('ΝΙΚΟΣ@example.org')).toBe(lowerCased('νικοσ@example.org'));
    expect(lowerCased('νικος@example.org')).toBe(lowerCased('ΝΙΚΟΣ@example.org'));
    expect(lowerCased('ÄRMEL@example.org')).toBe('ärmel@example.org');
  });
});

describe('an e-mail address', () => {
  it.each([
    'greta@example.org',
    'g.m+sardegna@mail.example.co.uk',
    "o'neill@example.ie",
    'jörg@müller.de',
    'a@b.it',
    'bounce+greta=example.net@lists.example.org',
    'a=b?c!#$%&*/^_`{|}~@example.org',
    'who?=@example.org',
    'jo\u0308rg@bu\u0308cher.example',
    'dil@हिन्दी.भारत',
    'somchai@ไทย.ไทย',
    'dil@हि.कि',
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
    'gre\u200bta@example.org',
    'greta\u00ad@example.org',
    'gre\u202eta@example.org',
    'greta@example.org.',
    '"greta"@example.org',
    'greta@-example.org',
    'greta@\u0308example.org',
    'greta@example.\u0e31\u0e17',
    'greta@example.org\nBcc: all@example.org',
    'Greta <greta@example.org>',
    'a=?x?=@example.org',
    '=?utf-8?q?=61=40evil.example=3e?=@example.org',
    'greta=?utf-8?b?QGV2aWwuZXhhbXBsZT4?=@example.org',
    '=?iso-8859-1?q?unfinished@example.org',
    'a@example.org,b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.it`,
  ])('is not seen in %p', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('an address to be compared', () => {
  it('is the same in NFC, NFD and with its domain in ASCII', () => {
    for (const email of [
      'JÖRG@müller.example',
      'jo\u0308rg@mu\u0308ller.example',
      'jörg@XN--mller-kva.example',
    ])
      expect(comparableAddress(email)).toBe('jörg@xn--mller-kva.example');
  });

  it.each([
    ['jörg@müller.example', 'jörg@xn--mller-kva.example'],
    ['JÖRG@MÜLLER.EXAMPLE', 'jörg@xn--mller-kva.example'],
    ['ｊörg@ｍüller.example', 'jörg@xn--mller-kva.example'],
    ['ＧＲＥＴＡ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'greta@example.org'],
    ['greta﹫example.org', 'greta@example.org'],
    ['greta@example。org', 'greta@example.org'],
    ['greta@example｡org', 'greta@example.org'],
    ['greta@example.org.', 'greta@example.org'],
    ['gre\u200bta@exam\u00adple.org', 'greta@example.org'],
    ['\u202egreta@example.org\u202c', 'greta@example.org'],
    ['\ufeffgreta@example.org', 'greta@example.org'],
    ['"greta"@example.org', 'greta@example.org'],
    ['greta(casa)@example.org', 'greta@example.org'],
    ['greta@(Sardegna)example.org', 'greta@example.org'],
    ['Greta Müller <greta@example.org>', 'greta@example.org'],
    ['mailto:Greta@Example.org', 'greta@example.org'],
    ['greta @ example . org', 'greta@example.org'],
    [' greta@example.org\u00a0', 'greta@example.org'],
    ['greta@ex\u0430mple.org', 'greta@xn--exmple-4nf.org'],
  ])('is in one spelling: %p', (typed, compared) => {
    expect(comparableAddress(typed)).toBe(compared);
    expect(isEmailAddress(plainAddress(typed))).toBe(true);
  });

  it.each([
    ['maria@ΒΌΛΟΣ.gr', 'maria@xn--nxasmq6b.gr'],
    ['maria@βόλος.gr', 'maria@xn--nxasmm1c.gr'],
    ['kemal@İstanbul.com', 'kemal@xn--istanbul-o0e.com'],
    ['Kemal@ISTANBUL.com', 'kemal@istanbul.com'],
    ['anna@straße.de', 'anna@xn--strae-oqa.de'],
  ])('has the domain of name servers: %s', (typed, compared) => {
    expect([comparableAddress(typed), comparableAddress(compared)]).toEqual([compared, compared]);
    expect(mailboxOf(typed)).toBe(compared);
  });

  it.each(['ΐ', 'ǰ', 'ẖ', 'ẘ'])('is the same in the capitals of %s, which are several letters', (letter) => {
    const email = `${letter}rg@example.org`;
    expect(comparableAddress(email.toUpperCase())).toBe(email);
  });

  it('keeps what follows a plus, and all that is not ASCII before the @', () => {
    expect(comparableAddress('Greta+A@Example.ORG')).toBe('greta+a@example.org');
    expect(comparableAddress('ΝΙΚΟΣ@example.org')).toBe('νικοσ@example.org');
  });
});

describe('a text that is far too long for an address', () => {
  it.each([' ', '(', '<', '@ ', '"'])('is left as it is, at once, though it is full of %p', (piece) => {
    const text = `a${piece.repeat(90_000 / piece.length)}b`;
    const began = process.cpuUsage().user;
    expect(plainAddress(text)).toBe(text);
    expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
  });
});

describe('the mailbox of an address', () => {
  it.each([
    'greta@example.org',
    'Greta@Example.ORG',
    'greta+a@example.org',
    'GRETA+a+b@example.org',
    'greta+@example.org',
    'greta＋x@example.org',
    'ｇｒｅｔａ@ｅｘａｍｐｌｅ.org',
  ])('is the same for %s', (email) => {
    expect([isEmailAddress(email), mailboxOf(email)]).toEqual([true, 'greta@example.org']);
  });

  it('is the same however a domain of another script is written', () => {
    expect(mailboxOf('jo\u0308rg@mu\u0308ller.de')).toBe(mailboxOf('JÖRG@xn--mller-kva.de'));
    expect(mailboxOf('jörg@МЮЛЛЕР.рф')).toBe(mailboxOf('jörg@мюллер.рф'));
  });

  it('is another one for another person', () => {
    const others = [
      'greta@example.org',
      'greta@example.com',
      'gret@example.org',
      '+greta@example.org',
      '+a@example.org',
    ];
    expect(new Set(others.map(mailboxOf)).size).toBe(others.length);
  });

  it('is recognised also at a domain that no name server would know', () => {
    expect(mailboxOf(`Greta@xn--a.example`)).toBe('greta@xn--a.example');
    expect(mailboxOf(`greta@${'ü'.repeat(63)}.example`)).toMatch(/^greta@/);
  });
});
