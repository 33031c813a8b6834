import { useListContentPagesQuery } from '@ospite/contracts/guest';
import { isLinkedOwnPage, linkedOwnPage, PAGES_OF_CONTENT_ALONE, type LinkTarget } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { usePageFacts } from '../facts/page-facts';

/** Tells which page a link leads to; undefined where the site does not have it. */
export function usePageOf(): (target: LinkTarget) => PageName | undefined {
  const { data } = useContentPages();
  return (target) => {
    if (!isLinkedOwnPage(target)) return hasPage(target, data) ? target : undefined;
    const own = data?.find(({ lead }) => lead !== undefined && linkedOwnPage(lead) === target);
    return own?.page as PageName | undefined;
  };
}

/** Tells of a page whether the site has it: some are nothing but what the owner has written. */
export function useHasPage(): (page: PageName) => boolean {
  const { data } = useContentPages();
  return (page) => hasPage(page, data);
}

/** The pages that have content. */
export function useContentPages() {
  const { language } = usePageFacts();
  return useListContentPagesQuery({ language });
}

/** @param pages that have content; undefined where that is not known */
export function hasPage(page: PageName, pages: readonly { readonly page: string }[] | undefined): boolean {
  return !PAGES_OF_CONTENT_ALONE.includes(page) || (pages?.some((one) => one.page === page) ?? true);
}
