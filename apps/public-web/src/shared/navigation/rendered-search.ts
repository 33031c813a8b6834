import { useLocation } from '@ospite/site-engine';
import { usePageFacts } from '../facts/page-facts';

/**
 * The query that the server rendered the page for. Empty on a page that is rendered for everyone, whatever its address
 * says, and where the visitor has gone on since.
 */
export function useRenderedSearch(): string {
  const { search: rendered = '' } = usePageFacts();
  return useLocation().search === rendered ? rendered : '';
}
