/**
 * The newest reviews: in the carousel of the home page, the first of them in its grid, and one beside a call to action.
 * The number is ours: each has a dot of its own below the carousel, and a phone has no room for more.
 */
export const FEATURED_REVIEWS = { page: 1, pageSize: 12 } as const;
