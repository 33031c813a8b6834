import { usePageAddress } from '../../shared/navigation/page';
import { useShownSearch } from '../../shared/navigation/rendered-search';

/** What the way to a quote keeps from the pages of rooms: the stay that the address names, and the room that is shown. */
export function useQuoteSearch(): string {
  const { page, slug } = usePageAddress();
  const search = useShownSearch();
  // Only a room has one.
  if (slug) return `?room=${slug}${search.replace('?', '&')}`;
  return page === 'rooms' ? search : '';
}
