import { pathTo, type PageName } from '@ospite/i18n/paths';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageFacts } from '../facts/page-facts';

/** Fetches a page's script and data ahead; does nothing without a provider. */
export type PrefetchPage = (page: PageName, slug?: string) => void;

const PrefetchContext = createContext<PrefetchPage>(() => undefined);
export const PrefetchProvider = PrefetchContext.Provider;

interface SiteLinkProps {
  readonly page: PageName;
  /** The room, for its page. */
  readonly slug?: string;
  /** Added to the address, such as `?room=uno`. */
  readonly search?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly onClick?: () => void;
}

/** A link to a page of the site in the present language; the page is prefetched on hover and focus. */
export function SiteLink({ page, slug, search = '', children, ...rest }: SiteLinkProps) {
  const { language } = usePageFacts();
  const prefetch = useContext(PrefetchContext);
  const prefetchTarget = () => prefetch(page, slug);
  return (
    <Link
      to={pathTo(page, language, slug) + search}
      onPointerEnter={prefetchTarget}
      onFocus={prefetchTarget}
      {...rest}
    >
      {children}
    </Link>
  );
}
