import type { PageName } from '@ospite/i18n/paths';
import { hasPage, useContentPages } from '../navigation/site-pages';

/** Those of the pages that there are, each followed by the ones that the owner put behind it. */
export function useMenuLinks(place: 'menu' | 'footer', pages: readonly PageName[]): readonly PageName[] {
  const { data } = useContentPages();
  return pages
    .filter((page) => hasPage(page, data))
    .flatMap((page) => {
      const own = data?.filter((one) => one.place === place && one.after === page) ?? [];
      return [page, ...own.map((one) => one.page as PageName)];
    });
}
