import { valuesFor } from '../fields/check-values';
import { definitionOf } from '../sections';
import { changesIn, textsToTranslate, valuesWith, type TranslatedText } from './translated-file';

const ITEMS = [
  { title: { it: 'Il pane', de: 'Brot' }, text: { it: 'Ogni mattina.' } },
  { title: { it: 'Il silenzio' }, text: { it: 'Di notte.' } },
];
const FIELDS = definitionOf({ kind: 'about.values' })?.fields ?? {};
const VALUES = valuesFor(FIELDS, { title: { it: 'Due cose', de: 'Zwei Dinge' }, items: ITEMS });
const SECTION = { id: 7, page: 'about', kind: 'about.values', hidden: false, values: VALUES } as const;
const given = (path: string, italian: string, translation: string | undefined): TranslatedText => ({
  id: `7.values.${path}`,
  italian,
  translation,
});
const read = (...file: TranslatedText[]) => {
  const { changes, refused } = changesIn([SECTION], 'de', file);
  return [changes.map(({ path, changed }) => [path, changed]), refused.map(({ why }) => why)];
};

describe('a file for a translator', () => {
  it('has every text that guests see, with what there is of its translation', () => {
    const texts = textsToTranslate([SECTION, { ...SECTION, id: 8, hidden: true }], 'de');
    expect(texts.map(({ id, italian, translation }) => [id, italian, translation])).toEqual([
      ['7.values.title', 'Due cose', 'Zwei Dinge'],
      ['7.values.items.0.title', 'Il pane', 'Brot'],
      ['7.values.items.0.text', 'Ogni mattina.', ''],
      ['7.values.items.1.title', 'Il silenzio', ''],
      ['7.values.items.1.text', 'Di notte.', ''],
    ]);
  });

  it('leaves out a text whose Italian binds, until it has a translation', () => {
    const terms = (text: object) => {
      const fields = definitionOf({ kind: 'terms.paragraph' })?.fields ?? {};
      const values = valuesFor(fields, { text });
      return textsToTranslate([{ ...SECTION, page: 'terms', kind: 'terms.paragraph', values }], 'de').length;
    };
    const it = [{ paragraph: [{ text: 'Si paga all’arrivo.' }] }];
    const de = [{ paragraph: [{ text: 'Gezahlt wird bei der Ankunft.' }] }];
    expect([terms({ it }), terms({ it, de })]).toEqual([0, 1]);
  });

  it('changes what is translated otherwise, and nothing where it has no translation', () => {
    expect(
      read(
        given('title', 'Due cose', 'Zwei Dinge'),
        given('items.0.text', ' Ogni\nmattina. ', ' Jeden Morgen. '),
        given('items.1.title', 'Il silenzio', '\u2060'),
        given('items.1.text', 'Di notte.', ' '),
      ),
    ).toEqual([[['values.items.0.text', 'Jeden Morgen.']], []]);
  });

  it('changes nothing where the Italian is another by now, where nothing is known of a text, or it does not fit', () => {
    expect(
      read(
        given('title', 'Tre cose', 'Drei Dinge'),
        given('items.9.title', 'Il mare', 'Das Meer'),
        given('items.0.title', 'Il pane', undefined),
        given('items.1.title', 'Il silenzio', 'Ruhe '.repeat(100)),
        given('items.1.text', 'Di notte.', 'Nachts\n.'),
      ),
    ).toEqual([[], ['italianChanged', 'unknown', 'unreadable', 'too_long', 'invalid_characters']]);
  });

  it('changes several texts of one list', () => {
    const { changes } = changesIn([SECTION], 'de', [
      given('items.0.text', 'Ogni mattina.', 'Jeden Morgen.'),
      given('items.1.title', 'Il silenzio', 'Ruhe'),
    ]);
    expect(valuesWith(FIELDS, VALUES, 'de', changes)).toMatchObject({
      title: { de: 'Zwei Dinge' },
      items: [
        { title: { de: 'Brot' }, text: { it: 'Ogni mattina.', de: 'Jeden Morgen.' } },
        { title: { it: 'Il silenzio', de: 'Ruhe' }, text: { it: 'Di notte.' } },
      ],
    });
  });
});
