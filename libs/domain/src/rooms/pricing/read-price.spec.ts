import fc from 'fast-check';
import { centsRangeOf, isFarFrom, readPrice } from './read-price';

describe('a price as the owner typed it', () => {
  it.each([
    ['75€', [7_500]],
    ['70-85€', [7_000, 8_500]],
    ['95–120 €', [9_500, 12_000]],
    ['€ 80', [8_000]],
    [' € 70 – 85 ', [7_000, 8_500]],
    ['70€ - 85€', [7_000, 8_500]],
    ['75 Euro', [7_500]],
    ['75', [7_500]],
    ['70,50€', [7_050]],
    ['70.5€', [7_050]],
    ['19,99€', [1_999]],
    ['1.200-1,450€', [120_000, 145_000]],
    ['1.200,50€', [120_050]],
    ['€1,200.50', [120_050]],
    ['120-95€', [12_000, 9_500]],
    ['0€', [0]],
    ['da 90 a 110', [9_000, 11_000]],
    ['Da 90 € a 110 €', [9_000, 11_000]],
    ['tra 90 e 110€', [9_000, 11_000]],
    ['80/90', [8_000, 9_000]],
    ['90 a notte', [9_000]],
    ['90 euro a notte', [9_000]],
    ['90 € a Notte', [9_000]],
    ['90-110€/notte', [9_000, 11_000]],
    ['da 90 a 110 per notte', [9_000, 11_000]],
    ['90 notte', [9_000]],
    ['€90 per night', [9_000]],
    ['90 € pro Nacht', [9_000]],
    ['90 EUR por noche', [9_000]],
    ['80 / 90 €', [8_000, 9_000]],
  ])('%j is read as %j cents', (typed, cents) => {
    expect(readPrice(typed)).toEqual(cents);
  });

  it.each([
    'da 70€',
    '80€ a persona',
    'su richiesta',
    '70-85-90€',
    '1.2.3€',
    '60$',
    '',
    '€',
    '-',
    '-75€',
    'da 90 a',
    '90 a 110',
    'da 90 e 110',
    '80 90',
    '10/20/30',
    'da 80/90',
    'circa 90',
    'a notte',
    '90 a',
    '90 a settimana',
    '-5',
    '1.200.50€',
    '70,505€,',
    '70,5,5',
    '9'.repeat(40),
  ])('%j is no number', (typed) => {
    expect(readPrice(typed)).toBeUndefined();
  });

  it('runs from the lower to the higher amount, however it was typed', () => {
    expect(centsRangeOf([12_000, 9_500])).toEqual({ from: 9_500, to: 12_000 });
    expect(centsRangeOf([7_500])).toEqual({ from: 7_500, to: 7_500 });
  });

  it('is read to the cent, with either decimal sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('€', ' €', ''),
        (cents, sign, currency) => {
          const typed = `${Math.floor(cents / 100)}${sign}${String(cents % 100).padStart(2, '0')}${currency}`;
          expect(readPrice(typed)).toEqual([cents]);
        },
      ),
      { seed: 1 },
    );
  });

  it('is never read as anything but whole cents, whatever was typed', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...'0123456789.,-–€ er'.split(''))).map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(texts, (typed) => {
        for (const cents of readPrice(typed) ?? []) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});

it.each([
  [[1_100_00], [95_00], true],
  [[9_00], [95_00, 120_00], true],
  [[95_00], [1_100_00], true],
  [[95_00, 500_00], [95_00], false],
  [[300_00], [60_00], false],
  [[60_00], [300_00], false],
] as const)('the price %j beside %j is far from it: %j', (price, other, isFar) => {
  expect(isFarFrom(price, other)).toBe(isFar);
});
