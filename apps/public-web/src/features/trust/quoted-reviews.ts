/** Of these, the newest, one is quoted beside a call to action. */
export const QUOTED_REVIEWS = { page: 1, pageSize: 6 } as const;
