import { amountOfText, centsOf, decimalOf, typedEuros, typedNumber } from './typed-numbers';

it.each([
  ['', null],
  [' ', null],
  ['9,6', 9.6],
  ['40.770', 40.77],
  ['-9.5', -9.5],
  ['nove', Number.NaN],
  ['1,2,3', Number.NaN],
])('a decimal number typed as "%s" is %p', (typed, value) => {
  expect(decimalOf(typed)).toBe(value);
});

it.each([
  ['200', 200],
  ['20.000', 20_000],
  ['25 000', 25_000],
  ['1.250,50 €', 1_250.5],
  ['200 m', Number.NaN],
])('an amount typed as "%s" is %p', (typed, value) => {
  expect(amountOfText(typed)).toBe(value);
});

it.each([
  ['8', 800],
  ['1,50', 150],
  ['€ 100', 10_000],
  ['1.000', 100_000],
  ['', null],
])('"%s" euro are %p cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each([0, 150, 800, 1_005, 10_000])('%p cents are typed and read back as the same', (cents) => {
  expect(centsOf(typedEuros(cents))).toBe(cents);
});

it('shows numbers with a comma, and nothing for none', () => {
  expect([typedNumber(9.6), typedNumber(null), typedEuros(null), typedEuros(150)]).toEqual([
    '9,6',
    '',
    '',
    '1,50',
  ]);
});
