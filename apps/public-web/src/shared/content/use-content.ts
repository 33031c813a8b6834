import { problemOf, useGetContentQuery, useListContentPagesQuery } from '@ospite/contracts/guest';
import {
  isLinkedOwnPage,
  linkedOwnPage,
  PAGES_OF_CONTENT_ALONE,
  type ContentPage,
  type LinkTarget,
} from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { useEffect } from 'react';
import { usePageFacts } from '../facts/page-facts';

/** What the owner has written for a page, in its language. @param page for none, and for one without content, nothing is read */
export function useContent(page: PageName | ContentPage | undefined) {
  const { language } = usePageFacts();
  const { data: pages, refetch } = useContentPages();
  const isMissing = pages !== undefined && !pages.some((one) => one.page === page);
  const written = page === 'review' ? undefined : page;
  const skip = written === undefined || isMissing;
  const content = useGetContentQuery({ page: written ?? 'about', language }, { skip });
  const isGone = content.error !== undefined && problemOf(content.error).status === 404;
  useEffect(() => {
    // It was removed while the guest reads: frame and menus learn it from the list of pages.
    if (isGone) void refetch();
  }, [isGone, refetch]);
  return { ...content, isMissing };
}

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
