import { pathTo, type PageName } from '@ospite/i18n/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageFacts } from '../facts/page-facts';
import { usePrefetchPage } from './prefetch-page';

interface SiteLinkProps {
  readonly page: PageName;
  /** The room, for its page. */
  readonly slug?: string;
  /** Added to the address, such as `?room=uno`. */
  readonly search?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: () => void;
}

/** A link to a page of the site in the language that is spoken; what the page needs is fetched on hover. */
export function SiteLink({ page, slug, search = '', children, ...rest }: SiteLinkProps) {
  const { language } = usePageFacts();
  const prefetch = usePrefetchPage();
  const warm = () => prefetch(page, slug);
  return (
    <Link to={pathTo(page, language, slug) + search} onPointerEnter={warm} onFocus={warm} {...rest}>
      {children}
    </Link>
  );
}
