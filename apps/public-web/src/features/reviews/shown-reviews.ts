/** The newest reviews, featured on the home page (carousel and grid) and beside a room. Source: specification §9, Testimonials shown. */
export const FEATURED_REVIEWS = { page: 1, pageSize: 6 } as const;

/** The newest reviews on their own page; the figure is ours. */
export const NEWEST_REVIEWS = { page: 1, pageSize: 50 } as const;

/** The owner's switch for the grid. Source: specification §2, Home. */
export const REVIEWS_SWITCH = { key: 'show_reviews_section' } as const;
