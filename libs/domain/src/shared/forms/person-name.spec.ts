import fc from 'fast-check';
import { isName } from './person-name';

/**
 * Whatever some mail program makes a link of, judged the broad way and without our rule: a scheme, an address, a
 * `www.`, or two labels and a dot (any dot that IDNA takes for one) with a top level of two letters (a mark counts with
 * its letter: `T.Ẹ́. Adé` is a name) or a number; or digits enough to be dialled.
 */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
const LINKS = [
  new RegExp(String.raw`${LABEL}(?:\.${LABEL})*\.(?:(?:\p{L}\p{M}*){2,}|xn--[a-z0-9-]+|\d+)`, 'iu'),
  /[a-z][a-z0-9+.-]*:\S|:\/\/|\b(?:www|ftp)\.|@|\\\\|\/\//i,
  /(?:\d[^\d\p{L}]*){5}/u,
];
const looksLinked = (text: string): boolean => {
  const plain = text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/[\u3002\uff0e\uff61]/g, '.');
  return LINKS.some((link) => link.test(plain));
};

describe('a name', () => {
  it.each([
    'Eva',
    'Dr. Müller',
    "O'Brien",
    'O’Brien',
    'María-José',
    'van der Meer jr.',
    'J.R.R. Tolkien',
    'T.Ẹ\u0301. Adé',
    'M. Rossi',
    'Anna Maria',
    'José Ma. García',
    'M.ª Dolores',
    "D'Angelo",
    'Müller / Schmidt',
    'St. John 2nd',
    'Łucja',
    '李',
    '山田　太郎',
    'マリア・ロッシ',
    '김민수',
    'Dipl.-Ing. Weber',
    'J.-P. Dupont',
    'Sofie & Jonas',
    'Anna + Marco',
    'Rossi, Anna',
    'Anna (Nina)',
    'Anna “Nina” Rossi',
    'Ph.D. Smith',
    'Иванов Пётр',
    'А. С. Пушкин',
    'Γιώργος Παπαδόπουλος',
    'محمد بن سلمان',
    'د. محمد',
    'שרה',
    'ג׳ורג׳',
    'Nguyễn Thị Ánh',
    'Nguyễn Thị Ánh'.normalize('NFD'),
    'สมศรี ที่รัก',
    'प्रिया शर्मा',
    'မြို့',
    'ʻIolani',
    'Paral·lel',
    // Persian and Sinhala are not written rightly without joiners, which nobody sees.
    'علی\u200cرضا',
    'චන්ද්\u200dර',
  ])('can be %j', (text) => {
    expect([isName(text), looksLinked(text)]).toEqual([true, false]);
  });

  it.each([
    'evil.com',
    'EVIL.COM',
    't.me/x',
    'a@evil.com',
    'www.x',
    'WWW.evil.example',
    'http://x',
    'evil.c/x',
    'bit.ly',
    'Hai vinto https://evil.example',
    'пример.рф',
    'evil。com',
    'evil．com',
    'evil｡com',
    'ｅｖｉｌ．ｃｏｍ',
    'xn--e1afmkfd.xn--p1ai',
    '1.2.3.4',
    'localhost:3000',
    'tel:112',
    'tel 0784 000000',
    '+39 347 1234567',
    'Anna 34712',
    '٠١٢٣٤٥',
    '12345',
    'mailto:x',
    'javascript:x',
    '//evil',
    '\\\\evil\\share',
    'Anna .com',
    'evil..com',
    'evil.c-om',
    'ftp.x',
    '中.国',
    '<b>Anna</b>',
    '[Anna](x)',
    'Anna_x',
    '=SUM(1)',
    '⒈com',
    '1️⃣',
    '🌊',
    'Anna…com',
    'Anna;',
    'Anna?',
  ])('is no name as %j, which leads somewhere or is no word', (text) => {
    expect(isName(text)).toBe(false);
  });

  it.each([
    '\u200b\u2060',
    'An\u200bna',
    'An\u200cna',
    'An\u200dna',
    'An\u2060na',
    'An\u00adna',
    'An\ufe0fna',
    'An\ufeffna',
    'An\u{e0041}na',
    'An\u{e007f}',
    'An\u034fna',
    'An\u115fna',
    'An\u3164na',
    '\uffa0',
    'An\u2800na',
    'An\u200ana',
    'Eva\u202e',
    'Eva\u2066',
    'Eva\u200f',
    'Eva\u061c',
    'Eva\nBcc: x',
    'a\u2028b',
    'a\u2029b',
    'a\tb',
    'a\u0007b',
    'x\udc00',
    'evil\u200c.com',
    'a\u0300\u0301\u0302\u0303b',
    `a${'\u0336'.repeat(20)}`,
    '\u0301Anna',
    'Anna \u0301',
    'A\u20dd',
  ])('is no name as %j, which holds what nobody sees or types', (text) => {
    expect(isName(text)).toBe(false);
  });

  it('is never a link to a mail program, whatever is typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '.',
        ' ',
        '/',
        '-',
        "'",
        '。',
        '．',
        '｡',
        '\u200c',
        '\u00ad',
        '@',
        ':',
        '\u0301',
        '٣',
        'xn--',
      ),
      fc.constantFrom('com', 'me', 'x', 'J', 'рф', '中', 'www', '国', 'evil', 'É', 'ª', '1', '34', 'http'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    );
    const accepted: string[] = [];
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        if (!isName(text)) return true;
        accepted.push(text);
        return !looksLinked(text) && !looksLinked(`Guten Tag ${text}, danke`);
      }),
      { seed: 1, numRuns: 20_000 },
    );
    // A rule that refused everything would pass as well.
    expect(accepted.length).toBeGreaterThan(500);
  });

  it.each(['evil.com', 't.me/x', 'a@evil.com', 'пример.рф', '1.2.3.4', 'www.x', '0784 000000'])(
    'is held against a judge that finds %j',
    (text) => {
      expect(looksLinked(text)).toBe(true);
    },
  );
});
