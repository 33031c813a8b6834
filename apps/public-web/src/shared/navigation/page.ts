import type { ContentPage, Language, OwnPage } from '@ospite/domain';
import { addressOf, findPage, type PageMatch, type PageName } from '@ospite/i18n/paths';
import { useLocation } from '@ospite/site-engine';
import { useEffect } from 'react';
import { useContentPages } from '../content/use-content';

/** The page at the present address, its room, and its name among those with content; none at an address without a page. */
export function usePageAddress(): Partial<PageMatch> & { readonly content?: PageName | ContentPage } {
  const { pathname } = useLocation();
  const { data } = useContentPages();
  const match = findPage(pathname, data);
  return match ? { ...match, content: match.own ?? match.page } : {};
}

/** Tells where a page stands. */
export function useAddressOf() {
  const { data } = useContentPages();
  return ({ page, own, slug }: AddressedAs, language: Language) =>
    addressOf(own ?? page, language, data, slug);
}

interface AddressedAs {
  readonly page: PageName;
  readonly slug?: string | undefined;
  readonly own?: OwnPage | undefined;
}

/** Names the document after a client-side navigation; a loaded document has its title already. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
