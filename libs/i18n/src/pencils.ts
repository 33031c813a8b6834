import pencils from './it/office/pencils.json';

/** What staff read on the guests' pages; Italian, as the back-office is. */
export const PENCIL_TEXTS = pencils;
