import {
  definitionOf,
  LINKED_PAGES,
  textsToTranslate,
  tidied,
  valuesFor,
  type Block,
  type LinkedPage,
  type TextRun,
  type TextToTranslate,
} from '@ospite/domain';
import fc from 'fast-check';
import type { PageNames } from '../../text/markup';
import { tableOf } from './table';
import { MAX_FILE_BYTES, readTranslatedFile } from './translated-files';
import { xliffOf } from './xliff';

const PAGES: PageNames = {
  names: Object.fromEntries(LINKED_PAGES.map((page) => [page, page])) as Record<LinkedPage, string>,
  removed: 'Pagina eliminata',
};
const FIELDS = definitionOf({ kind: 'about.story' })?.fields ?? {};

/** The texts of a section, of which the second is long. */
function textsWith(title: object, text: object): readonly TextToTranslate[] {
  const values = valuesFor(FIELDS, { title, text });
  return textsToTranslate([{ id: 7, page: 'about', kind: 'about.story', hidden: false, values }], 'de');
}
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'testi');
const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readTranslatedFile(fileOf(content), (id) => id.endsWith('.text'), PAGES);
const KINDS = [
  ['XLIFF', (texts: readonly TextToTranslate[]) => xliffOf(texts, 'de', ({ path }) => path)],
  ['a table', (texts: readonly TextToTranslate[]) => tableOf(texts, 'de', PAGES, ({ path }) => path)],
] as const;
const TEXTS = textsWith(
  { it: '=1+1; "casa", -nostra', de: 'Haus' },
  {
    it: [
      { paragraph: [{ text: 'Scrivici', bold: true, link: 'page:contact' }, { text: ' <subito> & bene.' }] },
      { list: [[{ text: 'scarpe' }], [{ text: 'un ' }, { text: 'telo', bold: true }]] },
    ],
    de: [
      { paragraph: [{ text: 'Jetzt ' }, { text: 'schreiben', link: 'page:contact' }, { text: '.' }] },
      { list: [[{ text: 'Schuhe' }]] },
      { paragraph: [{ text: 'Ende' }] },
    ],
  },
);

describe.each(KINDS)('a file for translators, as %s', (_kind, write) => {
  it('reads back as it was written', async () => {
    expect(await read(write(TEXTS))).toEqual({
      language: 'de',
      texts: TEXTS.map(({ id, italian, translation }) => ({ id, italian, translation })),
    });
  });

  it('reads back whatever an owner may have written', async () => {
    const words = fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '*',
        "'",
        '"',
        ';',
        ',',
        '=',
        '+',
        '-',
        '@',
        '<',
        '&',
        '•',
        '(',
        ']',
        'é',
        '🌲',
      ),
      minLength: 1,
      maxLength: 9,
    });
    const link = fc.constantFrom('page:contact', 'https://example.org/a_(b)?c=d&e', 'tel:+390784123456');
    const run = fc.record({ text: words, bold: fc.boolean(), link: fc.option(link, { nil: undefined }) });
    const runs = fc.array(run, { minLength: 1, maxLength: 3 }) as fc.Arbitrary<TextRun[]>;
    const blocks = fc
      .array(
        fc.oneof(
          runs.map((paragraph): Block => ({ paragraph })),
          fc.array(runs, { minLength: 1, maxLength: 2 }).map((list): Block => ({ list })),
        ),
        { minLength: 1, maxLength: 3 },
      )
      // Two lists in a row are one where they are typed.
      .map((all) =>
        tidied(all.filter((block, at) => !('list' in block && all[at - 1] && 'list' in (all[at - 1] ?? {})))),
      )
      .filter(({ length }) => length > 0);
    const title = words.map((text) => text.trim()).filter((text) => text !== '');
    const texts = fc
      .tuple(title, title, blocks, blocks)
      .map(([it, de, itLong, deLong]) => textsWith({ it, de }, { it: itLong, de: deLong }));
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        const file = await read(write(some));
        expect(file).toMatchObject({
          texts: some.map(({ id, italian, translation }) => ({ id, italian, translation })),
        });
      }),
      { numRuns: 25, seed: 24 },
    );
  });

  it('says when it was cut off, is in another alphabet or far too large', async () => {
    const whole = write(TEXTS);
    expect(await read(whole.slice(0, -12))).toBe('damaged');
    expect(await read(new Uint8Array([0x3c, 0xe9, 0x3e]))).toBe('notUtf8');
    expect(await read(new Uint8Array(MAX_FILE_BYTES + 1))).toBe('tooLarge');
  });
});

const XLIFF = xliffOf(TEXTS, 'de', () => '');

describe('a file that is none of ours', () => {
  it.each([
    ['a page', '<html/>'],
    ['a letter', 'Cara Marta, ecco i testi.'],
    ['nothing', ''],
    ['a bomb', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>'],
    ['one that names another', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff/>'],
    ['one in a language that the site has not', XLIFF.replace('trgLang="de"', 'trgLang="fr"')],
    ['one from another language', XLIFF.replace('srcLang="it"', 'srcLang="en"')],
  ])('is refused: %s', async (_what, content) => {
    expect(await read(content)).toBe('damaged');
  });

  it.each([
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46])],
    ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00])],
    ['a text with such bytes', 'id;\0'],
  ])('is told apart where it is no text at all: %s', async (_what, content) => {
    expect(await read(content)).toBe('otherKind');
  });

  it('is a text in another alphabet where a spreadsheet saved it so', async () => {
    expect(await read(new Uint8Array([0xff, 0xfe, 0x69, 0x00, 0x64, 0x00]))).toBe('notUtf8');
    expect(await read(new Uint8Array([0xfe, 0xff, 0x00, 0x69, 0x00, 0x64]))).toBe('notUtf8');
  });
});

describe('XLIFF', () => {
  const unit = (inner: string, more = '') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="it" trgLang="de"><file id="f">
       <unit id="7.values.text">${more}${inner}</unit></file></xliff>`;
  const translationOf = async (content: string) => {
    const file = await read(content);
    return typeof file === 'string' ? file : file.texts[0]?.translation;
  };

  it('takes what programs make of a text: sentences apart, notes in between, marks known by their ids', async () => {
    const content = unit(
      `<segment><source><pc id="1" type="fmt" subType="xlf:b">Ciao.</pc></source><target><pc id="1"><mrk id="m1">Hallo.</mrk></pc></target></segment>
       <ignorable><source> </source></ignorable>
       <segment><source>A presto.</source><target>Bis bald.</target></segment>`,
      '<notes><note>Kurz!</note></notes>',
    );
    expect(await translationOf(content)).toEqual([
      { paragraph: [{ text: 'Hallo.', bold: true }, { text: ' Bis bald.' }] },
    ]);
  });

  it('takes no text of which a sentence is missing, and cannot read marks that are not ours', async () => {
    const half =
      '<segment><source>Ciao.</source><target>Hallo.</target></segment><segment><source>A presto.</source></segment>';
    expect(await translationOf(unit(half))).toBe('');
    const strange =
      '<segment><source>Ciao.</source><target><pc id="9" type="fmt" subType="xlf:i">Hallo.</pc></target></segment>';
    expect(await translationOf(unit(strange))).toBeUndefined();
  });
});

describe('a table', () => {
  it('is read to its end, however many blanks, brackets or marks a text has', async () => {
    for (const part of ['\n', "'", '""', '[', ' ', '- a\n', '** ', '[a](']) {
      const cell = part.repeat(100_000);
      const file = await read(`id;Italiano (it);Traduzione (de)\r\n7.values.text;Casa;"${cell}x"\r\n`);
      expect(file).toMatchObject({ texts: [{ id: '7.values.text' }] });
    }
    const xliff = xliffOf(TEXTS, 'de', ({ path }) => path).replace('Haus', `Haus${' '.repeat(300_000)}x`);
    expect((await read(xliff)) as object).toMatchObject({ language: 'de' });
  });

  it('has no cell that a spreadsheet would run', () => {
    const table = tableOf(TEXTS, 'de', PAGES, () => '');
    expect(table.startsWith('\uFEFF"id";')).toBe(true);
    expect(table).toContain(`"'=1+1; ""casa"", '-nostra"`);
    expect(table).toContain('• scarpe\n• un **telo**');
  });

  it.each([
    ['commas', 'id,Dove,Italiano (it),Traduzione (de)\n7.values.title,x,Casa,"Haus, klein"\n'],
    ['tabs', 'id\tDove\tItaliano (it)\tTraduzione (de)\r\n7.values.title\tx\tCasa\tHaus, klein'],
    [
      'semicolons, lines that are empty',
      'id;Dove;Italiano (it);Traduzione (de)\r7.values.title;x;Casa;Haus, klein\r;;;\r',
    ],
  ])('may be saved with %s', async (_with, content) => {
    expect(await read(content)).toEqual({
      language: 'de',
      texts: [{ id: '7.values.title', italian: 'Casa', translation: 'Haus, klein' }],
    });
  });
});
