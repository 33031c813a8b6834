import { problemOf, useGetContentQuery } from '@ospite/contracts/guest';
import type { ContentPage } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { useEffect } from 'react';
import { usePageFacts } from '../facts/page-facts';
import { useContentPages } from '../navigation/site-pages';

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
