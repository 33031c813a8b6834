import { isOwnPage, type OwnPage } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { useContentPages } from './use-content';

/** A link that stands on every page. */
export interface MenuLink {
  readonly page: PageName;
  readonly own?: OwnPage | undefined;
  /** What the interface calls the page. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Puts links to pages that the owner added among others: each after the one that the owner chose, else after the contacts. */
export function useWithOwnPages(place: 'menu' | 'footer') {
  const { data = [] } = useContentPages();
  const own = data.filter((written) => written.place === place);
  return (links: readonly MenuLink[]): readonly MenuLink[] => {
    const neighbourOf = (after: PageName = 'contact') =>
      links.some(({ page }) => page === after) ? after : 'contact';
    const following = (neighbour: PageName) =>
      own.flatMap(({ page, title, after }): MenuLink[] =>
        isOwnPage(page) && neighbourOf(after) === neighbour
          ? [{ page: 'own', own: page, label: title?.text ?? '' }]
          : [],
      );
    return links.flatMap((link) => [link, ...following(link.page)]);
  };
}
