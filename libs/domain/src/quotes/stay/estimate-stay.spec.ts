import fc from 'fast-check';
import { addDays, type CalendarDate } from '../../shared';
import { estimateStay, seasonsOfStay, MAX_ESTIMATED_NIGHTS, type EstimateRules } from './estimate-stay';

const TAX = { centsPerPersonNight: 150, maxNights: 7, months: [5, 6, 7, 8, 9, 10] };
const RULES: EstimateRules = {
  prices: [
    { season: 'high', pricePerNight: '95-120€' },
    { season: 'low', pricePerNight: '75€' },
  ],
  highSeason: { from: '06-01', to: '09-30' },
  weeklyDiscountPercent: 10,
  touristTax: TAX,
};
const estimate = (checkIn: string, checkOut: string, changes: Partial<EstimateRules> = {}, guests = 2) =>
  estimateStay(
    { checkIn: checkIn as CalendarDate, checkOut: checkOut as CalendarDate, guests },
    { ...RULES, ...changes },
  );
const prices = (high: string, low: string) => [
  { season: 'high' as const, pricePerNight: high },
  { season: 'low' as const, pricePerNight: low },
];
const fixed = (cents: number) => ({ from: cents, to: cents });
const taxOf = (checkIn: string, checkOut: string, tax: EstimateRules['touristTax'], guests = 2) =>
  estimate(checkIn, checkOut, { touristTax: tax }, guests)?.lines.find(({ kind }) => kind === 'tourist-tax');

describe('the estimate of a stay', () => {
  it('adds up two seasons, the discount and the tax: 28 May to 12 June', () => {
    expect(estimate('2027-05-28', '2027-06-12')).toEqual({
      isBinding: false,
      total: { from: 123_150, to: 147_900 },
      lines: [
        { kind: 'nights', season: 'low', nights: 4, perNight: fixed(7_500), amount: fixed(30_000) },
        {
          kind: 'nights',
          season: 'high',
          nights: 11,
          perNight: { from: 9_500, to: 12_000 },
          amount: { from: 104_500, to: 132_000 },
        },
        { kind: 'discount', percent: 10, amount: { from: -13_450, to: -16_200 } },
        {
          kind: 'tourist-tax',
          guests: 2,
          nights: 7,
          centsPerPersonNight: 150,
          amount: fixed(2_100),
        },
      ],
    });
  });

  it('gives the discount from seven nights on', () => {
    const touristTax = null;
    expect(estimate('2027-02-01', '2027-02-07', { touristTax })?.total).toEqual(fixed(45_000));
    expect(estimate('2027-02-01', '2027-02-08', { touristTax })?.total).toEqual(fixed(47_250));
    expect(estimate('2027-02-01', '2027-02-08', { touristTax, weeklyDiscountPercent: null })?.total).toEqual(
      fixed(52_500),
    );
  });

  it('is a range where the price is one, in whichever order it was typed', () => {
    const changes = { touristTax: null, weeklyDiscountPercent: null };
    const total = { from: 21_000, to: 25_500 };
    for (const low of ['70-85€', '85–70 €'])
      expect(estimate('2027-02-01', '2027-02-04', { ...changes, prices: prices('', low) })?.total).toEqual(
        total,
      );
  });

  it('knows decimals, and rounds the discount to a cent', () => {
    const changes = { prices: prices('99,99€', '1€'), touristTax: null, weeklyDiscountPercent: 15 };
    // 7 × 99.99 = 699.93; 15 % are 104.9895.
    expect(estimate('2027-07-01', '2027-07-08', changes)?.total).toEqual(fixed(69_993 - 10_499));
  });

  it('runs over the new year, also when the high season does', () => {
    const changes = { touristTax: null, weeklyDiscountPercent: null };
    expect(estimate('2027-12-30', '2028-01-02', changes)?.total).toEqual(fixed(22_500));
    const highSeason = { from: '12-20', to: '01-01' };
    const lines = estimate('2027-12-30', '2028-01-04', { ...changes, highSeason })?.lines;
    expect(lines).toMatchObject([
      { season: 'high', nights: 3 },
      { season: 'low', nights: 2 },
    ]);
  });

  it('counts a night with the day it begins on', () => {
    const seasons = (checkIn: string, checkOut: string) =>
      estimate(checkIn, checkOut)?.lines.flatMap((line) => (line.kind === 'nights' ? line.season : []));
    expect(seasons('2027-05-31', '2027-06-01')).toEqual(['low']);
    expect(seasons('2027-06-01', '2027-06-02')).toEqual(['high']);
    expect(seasons('2027-09-30', '2027-10-01')).toEqual(['high']);
  });

  it('meets the seasons in the order of the stay', () => {
    const seasons = (checkIn: string, checkOut: string) =>
      seasonsOfStay(
        { checkIn: checkIn as CalendarDate, checkOut: checkOut as CalendarDate },
        RULES.highSeason,
      );
    expect(seasons('2027-05-28', '2027-06-12')).toEqual(['low', 'high']);
    expect(seasons('2027-09-28', '2027-10-12')).toEqual(['high', 'low']);
  });

  it('needs the prices of those seasons alone that the stay meets', () => {
    const highAlone = { prices: [{ season: 'high' as const, pricePerNight: '95€' }] };
    expect(estimate('2027-06-01', '2027-06-03', highAlone)).toBeDefined();
    expect(estimate('2027-05-31', '2027-06-03', highAlone)).toBeUndefined();
  });

  it.each(['su richiesta', 'da 70€', '0€', ''])('there is none from the price %j', (low) => {
    expect(estimate('2027-02-01', '2027-02-04', { prices: prices('95€', low) })).toBeUndefined();
  });

  it('there is none without a night, without guests, and for more than a year', () => {
    expect(estimate('2027-02-01', '2027-02-01')).toBeUndefined();
    expect(estimate('2027-02-04', '2027-02-01')).toBeUndefined();
    expect(estimate('2027-02-01', '2027-02-04', {}, 0)).toBeUndefined();
    expect(estimate('2027-02-01', '2027-02-04', {}, Number.NaN)).toBeUndefined();
    expect(estimate('2027-02-01', '2028-02-02')).toBeDefined();
    expect(estimate('2027-02-01', '2028-02-03')).toBeUndefined();
  });
});

describe('the tourist tax of a stay', () => {
  it('is asked of each guest for each night, for so many nights at most', () => {
    expect(taxOf('2027-06-01', '2027-06-04', TAX)).toMatchObject({ nights: 3, amount: fixed(900) });
    expect(taxOf('2027-06-01', '2027-06-30', TAX)).toMatchObject({ nights: 7, amount: fixed(2_100) });
    expect(taxOf('2027-06-01', '2027-06-11', { ...TAX, maxNights: null }, 1)).toMatchObject({
      nights: 10,
      amount: fixed(1_500),
    });
  });

  it('is asked for nights of its months alone', () => {
    expect(taxOf('2027-04-28', '2027-05-03', TAX)).toMatchObject({ nights: 2 });
    expect(taxOf('2027-10-30', '2027-11-03', TAX)).toMatchObject({ nights: 2 });
    expect(taxOf('2027-02-01', '2027-02-04', TAX)).toBeUndefined();
    expect(taxOf('2027-02-01', '2027-02-04', { ...TAX, months: null })).toMatchObject({ nights: 3 });
  });

  it('is no line while nobody has said how much it is', () => {
    expect(taxOf('2027-06-01', '2027-06-04', null)).toBeUndefined();
    expect(taxOf('2027-06-01', '2027-06-04', { ...TAX, centsPerPersonNight: null })).toBeUndefined();
    expect(taxOf('2027-06-01', '2027-06-04', { ...TAX, centsPerPersonNight: 0 })).toBeUndefined();
  });
});

describe('every estimate', () => {
  const stays = fc.record({
    start: fc.integer({ min: 0, max: 3_000 }),
    nights: fc.integer({ min: 1, max: MAX_ESTIMATED_NIGHTS }),
    guests: fc.integer({ min: 1, max: 6 }),
    price: fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 50_000 })),
    discount: fc.option(fc.integer({ min: 1, max: 99 })),
    maxNights: fc.option(fc.integer({ min: 1, max: 30 })),
    months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })),
  });
  const text = (cents: number) => (cents / 100).toFixed(2);

  it('has lines that add up, nights that are all counted, and a range in order', () => {
    fc.assert(
      fc.property(stays, ({ start, nights, guests, price: [a, b], discount, maxNights, months }) => {
        const checkIn = addDays('2024-01-01' as CalendarDate, start);
        const result = estimateStay(
          { checkIn, checkOut: addDays(checkIn, nights), guests },
          {
            ...RULES,
            prices: prices(`${text(a)}-${text(b)}€`, `${text(b)}€`),
            weeklyDiscountPercent: discount,
            touristTax: { centsPerPersonNight: 150, maxNights, months },
          },
        );
        const lines = result?.lines ?? [];
        const sum = (end: 'from' | 'to') => lines.reduce((total, { amount }) => total + amount[end], 0);
        expect(result?.total).toEqual({ from: sum('from'), to: sum('to') });
        expect(sum('from')).toBeLessThanOrEqual(sum('to'));
        expect(sum('from')).toBeGreaterThanOrEqual(0);
        const counted = lines.map((line) => (line.kind === 'nights' ? line.nights : 0));
        expect(counted.reduce((total, count) => total + count, 0)).toBe(nights);
        for (const { amount } of lines) expect([amount.from, amount.to].every(Number.isInteger)).toBe(true);
        const tax = lines.find((line) => line.kind === 'tourist-tax');
        expect(tax?.nights ?? 0).toBeLessThanOrEqual(Math.min(nights, maxNights ?? nights));
      }),
      { seed: 1 },
    );
  });
});
