import { AMOUNT_IDS, amountOf } from './named-amounts';
import { checkProperty, type PropertyDraft } from './property-details';
import { aPropertyDraft } from './property.fixture';

const DETAILS = aPropertyDraft();
const check = (changes: Partial<PropertyDraft>) =>
  checkProperty({ ...DETAILS, ...changes }, new Date('2027-02-10T08:30:00Z'));
const problemsOf = (changes: Partial<PropertyDraft>) => {
  const result = check(changes);
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('the tourist tax', () => {
  const tax = { centsPerPersonNight: 150, maxNights: 7, months: [6, 7, 8, 9], note: null };

  it.each([
    { centsPerPersonNight: 0 },
    { centsPerPersonNight: null, note: { it: 'Si paga all’arrivo.' } },
    { maxNights: null, months: null },
    { months: [12] },
  ])('may be %j', (changes) => {
    expect(problemsOf({ touristTax: { ...tax, ...changes } })).toEqual([]);
  });

  it.each([
    [{ centsPerPersonNight: null }, 'touristTax.centsPerPersonNight: required'],
    [{ centsPerPersonNight: -1 }, 'touristTax.centsPerPersonNight: out_of_range'],
    [{ centsPerPersonNight: 1.5 }, 'touristTax.centsPerPersonNight: out_of_range'],
    [{ centsPerPersonNight: 10_001 }, 'touristTax.centsPerPersonNight: out_of_range'],
    [{ maxNights: 0 }, 'touristTax.maxNights: out_of_range'],
    [{ months: [] }, 'touristTax.months: required'],
    [{ months: [6, 6] }, 'touristTax.months: too_many'],
    [{ months: [6, 13] }, 'touristTax.months.1: out_of_range'],
    [{ note: { it: ' ' } }, 'touristTax.note.it: required'],
    [{ note: { it: 'x'.repeat(1_001) } }, 'touristTax.note.it: too_long'],
  ])('is refused with %j', (changes, problem) => {
    expect(problemsOf({ touristTax: { ...tax, ...changes } })).toEqual([problem]);
  });

  it('keeps its months in the order of the year', () => {
    expect(check({ touristTax: { ...tax, months: [9, 6, 7] } })).toMatchObject({
      details: { touristTax: { months: [6, 7, 9] } },
    });
  });
});

describe('the hosts', () => {
  const host = { name: 'Marta', languages: ['it', 'en'], pictureUrl: null, pictureAlt: null };

  it('lose the blanks around their texts', () => {
    const pictureAlt = { it: ' Marta sulla veranda ', de: ' ' };
    const hosts = [{ ...host, name: ' Marta ', pictureUrl: ' /uploads/hosts/marta.jpg ', pictureAlt }];
    expect(check({ hosts })).toMatchObject({
      details: { hosts: [{ name: 'Marta', pictureUrl: '/uploads/hosts/marta.jpg' }] },
    });
    expect(check({ hosts })).toHaveProperty('details.hosts.0.pictureAlt', { it: 'Marta sulla veranda' });
  });

  it('have no description of a picture that they do not have', () => {
    const hosts = [{ ...host, pictureAlt: { it: 'Marta sulla veranda' } }];
    expect(check({ hosts })).toHaveProperty('details.hosts.0.pictureAlt', null);
  });

  it.each([
    [{ name: ' ' }, 'hosts.0.name: required'],
    [{ name: 'x'.repeat(101) }, 'hosts.0.name: too_long'],
    [{ languages: ['Italian'] }, 'hosts.0.languages: invalid_format'],
    [{ languages: ['it', 'it'] }, 'hosts.0.languages: too_many'],
    [{ pictureUrl: 'https://pictures.example/marta.jpg' }, 'hosts.0.pictureUrl: invalid_url'],
    [{ pictureUrl: '/uploads/../secret' }, 'hosts.0.pictureUrl: invalid_url'],
    [{ pictureAlt: { it: ' ', en: 'Marta' } }, 'hosts.0.pictureAlt.it: required'],
    [{ pictureAlt: { it: 'x'.repeat(301) } }, 'hosts.0.pictureAlt.it: too_long'],
  ])('are refused with %j', (changes, problem) => {
    expect(problemsOf({ hosts: [{ ...host, ...changes }] })).toEqual([problem]);
  });

  it('are ten at most', () => {
    expect(problemsOf({ hosts: Array.from({ length: 11 }, () => host) })).toEqual(['hosts: too_many']);
  });
});

describe('house rules and terms', () => {
  it('have several lines', () => {
    expect(problemsOf({ houseRules: { it: 'Silenzio dalle 22.\nNiente fuochi.' } })).toEqual([]);
  });
});

describe('named amounts', () => {
  it('stand in our own order, and what is not named is unset', () => {
    const amounts = [
      { id: 'deposit', cents: 10_000 },
      { id: 'tennis-evening', cents: 800 },
    ];
    expect(check({ amounts })).toMatchObject({
      details: { amounts: [{ id: 'tennis-evening' }, { id: 'deposit' }] },
    });
    expect(amountOf(amounts, 'deposit')).toBe(10_000);
    expect(amountOf(amounts, 'boat-trip')).toBeUndefined();
  });

  it('are all that the specification has', () => {
    expect(problemsOf({ amounts: AMOUNT_IDS.map((id) => ({ id, cents: 0 })) })).toEqual([]);
  });

  it.each([
    [[{ id: 'helicopter', cents: 1 }], 'amounts.0.id: unknown_value'],
    [[{ id: 'deposit', cents: -1 }], 'amounts.0.cents: out_of_range'],
    [[{ id: 'deposit', cents: 0.5 }], 'amounts.0.cents: out_of_range'],
    [[{ id: 'deposit', cents: 1_000_001 }], 'amounts.0.cents: out_of_range'],
    [
      [
        { id: 'deposit', cents: 1 },
        { id: 'deposit', cents: 2 },
      ],
      'amounts: too_many',
    ],
  ])('are refused as %j', (amounts, problem) => {
    expect(problemsOf({ amounts })).toEqual([problem]);
  });
});
