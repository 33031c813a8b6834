import { namedItemProblems, namedItemsOf, type NamedItemDraft } from './named-item';

const SPECIFIED = ['parking', 'wifi'];
const aNew = (it: string): NamedItemDraft => ({ id: null, name: { it } });
const idsOf = (...items: NamedItemDraft[]) => namedItemsOf(items, SPECIFIED).map(({ id }) => id);

describe('an entry that the owner adds to a list', () => {
  it('gets an id from its Italian name, and keeps it when it is renamed', () => {
    expect(namedItemsOf([{ id: null, name: { it: ' Lezione di yóga ', de: ' ' } }], SPECIFIED)).toEqual([
      { id: 'lezione-di-yoga', name: { it: 'Lezione di yóga' } },
    ]);
    expect(idsOf({ id: 'yoga', name: { it: 'Pilates' } })).toEqual(['yoga']);
  });

  it('never shares an id with another one, nor with a specified one', () => {
    expect(idsOf(aNew('Yoga'), aNew('yoga!'), { id: 'yoga', name: { it: 'Pilates' } }, aNew('Wifi'))).toEqual(
      ['yoga-2', 'yoga-3', 'yoga', 'wifi-2'],
    );
  });

  it('has an id whatever its name is made of, and however long it is', () => {
    const long = 'x'.repeat(80);
    expect(idsOf(aNew('日本'), aNew('24'), aNew(long), aNew(long))).toEqual([
      'item',
      'item-2',
      'x'.repeat(50),
      `${'x'.repeat(48)}-2`,
    ]);
  });

  it.each<[string, NamedItemDraft[], string]>([
    ['no Italian name', [{ id: null, name: { it: ' ', de: 'Yoga' } }], 'own.0.name.it: required'],
    [
      'a name of 81 characters',
      [{ id: null, name: { it: 'x', de: 'y'.repeat(81) } }],
      'own.0.name.de: too_long',
    ],
    ['a name of two lines', [aNew('Yo\nga')], 'own.0.name.it: invalid_characters'],
    ['the id of a specified one', [{ id: 'wifi', name: { it: 'x' } }], 'own: invalid_format'],
    ['an id that is none', [{ id: 'Yo ga', name: { it: 'x' } }], 'own: invalid_format'],
    ['more than twenty', Array.from({ length: 21 }, () => aNew('x')), 'own: too_many'],
    [
      'one id for two',
      [
        { id: 'yoga', name: { it: 'x' } },
        { id: 'yoga', name: { it: 'y' } },
      ],
      'own: invalid_format',
    ],
  ])('is refused with %s', (_, items, problem) => {
    const problems = namedItemProblems('own', items, SPECIFIED).filter((one) => one !== null);
    expect(problems.map(({ field, code }) => `${field}: ${code}`)).toEqual([problem]);
  });
});
