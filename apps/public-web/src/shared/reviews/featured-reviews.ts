/**
 * The newest reviews: in the carousel and the grid of the home page, and one beside a call to action. The number is ours:
 * six for each of the two.
 */
export const FEATURED_REVIEWS = { page: 1, pageSize: 12 } as const;
