import { MAX_SLUG_LENGTH } from '../../shared';
import { shortText } from '../fields/fields';

/** What search engines show of a page; what is missing is drafted from its title and its first words. */
export const SEARCH_FIELDS = {
  searchTitle: shortText({ max: 80 }),
  searchDescription: shortText({ max: 200 }),
} as const;

/** What stands behind the language in the page's address. */
export const ADDRESS = shortText({ max: MAX_SLUG_LENGTH, isSlug: true, italianBinds: true });
