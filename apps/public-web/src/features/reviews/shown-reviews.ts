import { PAGE_OF_LIST } from '@ospite/contracts/site';

/** Reviews on one page of the list; the specification gives no figure. */
const LISTED = 50;

/** The reviews on their own page: the newest, or those of the page that the address asks for, such as `?page=2`. */
export function listedReviews(search: string): { readonly page: number; readonly pageSize: number } {
  return { page: Number(new URLSearchParams(search).get(PAGE_OF_LIST)) || 1, pageSize: LISTED };
}

/** The owner's switch for the reviews of the home page. Source: specification §2, Home. */
export const REVIEWS_SWITCH = { key: 'show_reviews_section' } as const;
