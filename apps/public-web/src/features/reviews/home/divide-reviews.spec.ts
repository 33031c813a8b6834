import { aReviewResponse } from '@ospite/contracts/testing';
import { divideReviews } from './divide-reviews';

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => aReviewResponse({ id: place + 1 }));

it.each([
  [0, 0, 0],
  [2, 2, 0],
  [4, 3, 1],
  [7, 3, 4],
  [8, 2, 6],
  [10, 4, 6],
  [12, 6, 6],
])('of %i reviews shows %i in the carousel and %i others in the grid', (count, turning, still) => {
  const { carousel, grid } = divideReviews(many(count), 'it');
  expect([carousel.length, grid.length]).toEqual([turning, still]);
  expect(new Set([...carousel, ...grid]).size).toBe(turning + still);
});

it('begins with those in the reader’s language, newest first', () => {
  const reviews = (['it', 'de', 'en', 'de', 'it'] as const).map((language, place) =>
    aReviewResponse({ id: place + 1, language }),
  );
  const { carousel, grid } = divideReviews(reviews, 'de');
  expect([...carousel, ...grid].map(({ id }) => id)).toEqual([2, 4, 1, 3, 5]);
});
