/** The newest reviews: on the home page (carousel and grid), and one of them beside a call to action. Source: specification §9, Testimonials shown. */
export const FEATURED_REVIEWS = { page: 1, pageSize: 6 } as const;
