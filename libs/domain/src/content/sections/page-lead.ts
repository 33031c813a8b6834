import { shortText } from '../fields';

/** What search engines show of a page; what is missing is drafted from its title and its first words. */
export const SEARCH_FIELDS = {
  searchTitle: shortText({ max: 80 }),
  searchDescription: shortText({ max: 200 }),
} as const;
