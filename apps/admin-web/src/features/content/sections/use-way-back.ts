import { useListContentDraftsQuery } from '@ospite/contracts';
import { FROM_PAGE, PREVIEW } from '@ospite/contracts/site';
import { matchPath } from '@ospite/i18n/paths';
import { useSearchParams } from 'react-router-dom';
import { useOfficePaths } from '../../../shared/office-paths';
import type { DraftSection } from '../draft-section';

/**
 * Where on the guests' site the owner has come from to write a section: the page itself, or its draft where that is another.
 * @returns undefined for who came another way
 */
export function useWayBack(section: DraftSection | undefined): string | undefined {
  const { site } = useOfficePaths();
  const [search] = useSearchParams();
  const { data: drafts = [] } = useListContentDraftsQuery();
  const from = search.get(FROM_PAGE) ?? '';
  const pages = drafts.flatMap(({ page, addresses, shownAddresses }) => [
    { page, addresses },
    { page, addresses: shownAddresses },
  ]);
  // Anything may stand in an address, so it is followed only where it is one of the site.
  if (!section || !matchPath(from, pages)) return undefined;
  const isChanged = drafts.some(({ page, isChanged: differs }) => page === section.page && differs);
  return `${site}${from}${isChanged ? `?${PREVIEW}` : ''}#section-${section.id}`;
}
