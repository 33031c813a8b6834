import { lowestPrice } from './lowest-price';

const prices = (...typed: string[]) => typed.map((pricePerNight) => ({ pricePerNight }));

describe('the lowest price of a room', () => {
  it.each([
    [['95-120€', '75€'], 7_500],
    [['85-70€'], 7_000],
    [['70,50€', '95€'], 7_050],
    [['0€', '95€'], 0],
  ])('of %j is %i cents', (typed, cents) => {
    expect(lowestPrice(prices(...typed))).toBe(cents);
  });

  it('is unknown without a price, and where one of them is no amount', () => {
    expect(lowestPrice([])).toBeUndefined();
    expect(lowestPrice(prices('su richiesta'))).toBeUndefined();
    expect(lowestPrice(prices('95€', 'da 60€, chiedici'))).toBeUndefined();
  });
});
