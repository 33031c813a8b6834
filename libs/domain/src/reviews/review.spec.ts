import { summariseRatings } from './review';

describe('the summary of the reviews', () => {
  it('gives the average to one decimal', () => {
    expect(summariseRatings(3, 14)).toEqual({ count: 3, average: 4.7 });
  });

  it('has no average where there is no review', () => {
    expect(summariseRatings(0, 0)).toEqual({ count: 0, average: null });
  });
});
