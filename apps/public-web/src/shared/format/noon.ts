/** A date as a moment that is the same date in all of Europe. @param date `YYYY-MM-DD` */
export const noon = (date: string) => new Date(`${date}T12:00:00Z`);
