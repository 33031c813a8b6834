import type { CalendarDate } from '../../shared';
import { exampleWeek } from './example-week';

const RULES = {
  prices: [
    { season: 'high', pricePerNight: '95-120€' },
    { season: 'low', pricePerNight: '75€' },
  ],
  highSeason: { from: '06-01', to: '09-30' },
  openSeason: { from: '04-01', to: '10-31' },
  weeklyDiscountPercent: 10,
} as const;
const example = (today: string, changes: Partial<typeof RULES> | object = {}) =>
  exampleWeek({ ...RULES, ...changes }, today as CalendarDate);
const fixed = (cents: number) => ({ from: cents, to: cents });

describe('the week that shows the weekly discount', () => {
  it('is the next one of one season while the property is open', () => {
    expect(example('2026-11-22')).toEqual({
      checkIn: '2027-04-01',
      checkOut: '2027-04-08',
      nights: { kind: 'nights', season: 'low', nights: 7, perNight: fixed(7_500), amount: fixed(52_500) },
      discount: { kind: 'discount', percent: 10, amount: fixed(-5_250) },
      total: fixed(47_250),
    });
    expect(example('2027-05-28')).toMatchObject({
      checkIn: '2027-06-01',
      total: { from: 59_850, to: 75_600 },
    });
  });

  it('is of the season whose price reads as a number', () => {
    const prices = [
      { season: 'high', pricePerNight: '100€' },
      { season: 'low', pricePerNight: 'su richiesta' },
    ];
    expect(example('2026-11-22', { prices })).toMatchObject({ checkIn: '2027-06-01', total: fixed(63_000) });
  });

  it('is none without a discount, or without such a price', () => {
    expect(example('2026-11-22', { weeklyDiscountPercent: null })).toBeUndefined();
    expect(example('2026-11-22', { prices: [] })).toBeUndefined();
  });
});
