import { useHydrated, useLocation } from '@ospite/site-engine';
import { usePageFacts } from '../facts/page-facts';

/**
 * The query that the server rendered the page for. Empty on a page that is rendered for everyone, whatever its address
 * says, and where the visitor has gone on since.
 */
export function useRenderedSearch(): string {
  const { search: rendered = '' } = usePageFacts();
  return useLocation().search === rendered ? rendered : '';
}

/**
 * The query of the address. The first render has the one that the server has rendered for: where it was too busy to render
 * the page for a stay, the script adds it.
 */
export function useShownSearch(): string {
  const { search } = useLocation();
  const rendered = useRenderedSearch();
  return useHydrated() ? search : rendered;
}
