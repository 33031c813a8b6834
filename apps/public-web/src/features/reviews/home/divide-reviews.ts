import type { Review } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';

/** Reviews in the grid, where there are enough. Source: specification §9, Testimonials shown. */
export const IN_GRID = 6;
/** Few enough that each is likely to be seen. */
const MOST_IN_CAROUSEL = 6;
/** Fewer do not turn. */
const LEAST_IN_CAROUSEL = 2;
/** Of so few reviews that the grid cannot be full. */
const FEW_IN_CAROUSEL = 3;

/** What the home page shows of its reviews, the reader's language first: none stands in the carousel and in the grid. */
export function divideReviews(reviews: readonly Review[], language: Language) {
  const own = reviews.filter((review) => review.language === language);
  const others = reviews.filter((review) => review.language !== language);
  const spare = reviews.length - IN_GRID;
  const turning = spare < LEAST_IN_CAROUSEL ? FEW_IN_CAROUSEL : Math.min(MOST_IN_CAROUSEL, spare);
  const sorted = [...own, ...others];
  return { carousel: sorted.slice(0, turning), grid: sorted.slice(turning, turning + IN_GRID) };
}
