/** The newest reviews on the home page, in the carousel and in the grid. Source: specification §9, Testimonials shown. */
export const LATEST_REVIEWS = { page: 1, pageSize: 6 } as const;

/** The newest reviews on their own page; the figure is ours. */
export const NEWEST_REVIEWS = { page: 1, pageSize: 50 } as const;

/** The owner's switch for the grid. Source: specification §2, Home. */
export const REVIEWS_SWITCH = { key: 'show_reviews_section' } as const;
