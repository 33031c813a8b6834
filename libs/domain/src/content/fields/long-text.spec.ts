import { isSafeLink, plainText, targetOfLink, tidied } from './long-text';

describe('a link in a text', () => {
  it.each([
    'https://sagra.example/programma?giorno=1#orari',
    'http://sagra.example',
    'HTTPS://SAGRA.EXAMPLE',
    'mailto:info@sagra.example',
    'tel:+39 0784 000 000',
    'page:contact',
  ])('may be %s', (link) => {
    expect(isSafeLink(link)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/contatti',
    '#x',
    'evil.example',
    'https://',
    'https://me:secret@sagra.example',
    'https://sagra.example/"onclick="x',
    'mailto:',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example\r\nBcc: c@d.example',
    'tel:',
    'tel:call-me',
    'page:',
    'page:nowhere',
    'page:toString',
    'page:own-1',
    'page:own:0',
    'page:own:17/x',
    'PAGE:contact',
    `https://sagra.example/${'x'.repeat(500)}`,
  ])('may not be %j', (link) => {
    expect(isSafeLink(link)).toBe(false);
  });

  it('names the page that it leads to', () => {
    expect(targetOfLink('page:rooms')).toBe('rooms');
    expect(targetOfLink('page:own:17')).toBe('own:17');
    expect(targetOfLink('https://sagra.example')).toBeUndefined();
  });
});

describe('a long text', () => {
  it('is kept without empty parts and blanks around them, like runs as one', () => {
    const text = tidied([
      {
        paragraph: [
          { text: '  ' },
          { text: ' Qui', bold: false },
          { text: ' si', link: '' },
          { text: ' dorme ' },
        ],
      },
      { paragraph: [{ text: ' ', bold: true }] },
      { paragraph: [] },
      { list: [[{ text: 'a ' }, { text: '', bold: true }], [], [{ text: ' ' }]] },
      { list: [[]] },
    ]);
    expect(text).toEqual([{ paragraph: [{ text: 'Qui si dorme' }] }, { list: [[{ text: 'a' }]] }]);
  });

  it('keeps the blanks between words that look different', () => {
    const paragraph = [{ text: 'Si dorme ' }, { text: 'bene', bold: true }, { text: ' qui.' }];
    expect(tidied([{ paragraph }])).toEqual([{ paragraph }]);
    expect(plainText([{ paragraph }, { list: [[{ text: 'a' }], [{ text: 'b' }]] }])).toBe(
      'Si dorme bene qui.\na\nb',
    );
  });
});
