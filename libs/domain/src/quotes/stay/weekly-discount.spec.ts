import { weeklyDiscountFor } from './weekly-discount';

describe('the weekly discount', () => {
  it('applies from seven nights on', () => {
    expect([6, 7, 14].map((nights) => weeklyDiscountFor(nights, 10))).toEqual([null, 10, 10]);
  });

  it('applies to no stay when the property grants none', () => {
    expect(weeklyDiscountFor(7, null)).toBeNull();
  });
});
