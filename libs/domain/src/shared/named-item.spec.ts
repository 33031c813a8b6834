import { namedItemProblems, namedItemsOf, type NamedItemDraft } from './named-item';

const SPECIFIED = ['parking', 'wifi'];
const AT = new Date('2027-02-10T08:30:00Z');
const aNew = (it: string): NamedItemDraft => ({ id: null, name: { it } });
const idsOf = (...items: NamedItemDraft[]) => namedItemsOf(items, SPECIFIED, AT).map(({ id }) => id);

describe('an entry that the owner adds to a list', () => {
  it('gets an id that begins like its Italian name, and keeps it when it is renamed', () => {
    const drafts = [{ id: null, name: { it: ' Lezione di yóga ', de: ' ' } }];
    expect(namedItemsOf(drafts, SPECIFIED, AT)).toEqual([
      { id: 'lezione-di-yoga-mzxw1n40', name: { it: 'Lezione di yóga' } },
    ]);
    expect(idsOf({ id: 'yoga', name: { it: 'Pilates' } })).toEqual(['yoga']);
  });

  it('never has the id of one that was removed, whose name may stand in a request', () => {
    const later = new Date(AT.getTime() + 1_000);
    for (const name of ['Yoga', 'Wifi', '日本'])
      expect(namedItemsOf([aNew(name)], SPECIFIED, later)[0]?.id).not.toBe(idsOf(aNew(name))[0]);
  });

  it('never shares an id with another one of the list', () => {
    const [first, second] = idsOf(aNew('Yoga'), aNew('yoga!'));
    expect(second).not.toBe(first);
  });

  it('has an id whatever its name is made of, and however long it is', () => {
    const long = 'x'.repeat(80);
    const split = `${'x'.repeat(40)} ${'y'.repeat(36)}`;
    expect(idsOf(aNew('日本'), aNew('24'), aNew(long), aNew(split))).toEqual([
      'item-mzxw1n40',
      'item-mzxw1n41',
      `${'x'.repeat(41)}-mzxw1n40`,
      `${'x'.repeat(40)}-mzxw1n40`,
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
