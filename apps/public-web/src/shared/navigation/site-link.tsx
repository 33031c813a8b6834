import type { PageName } from '@ospite/i18n/paths';
import { useNavigate } from '@ospite/site-engine';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { usePageFacts } from '../facts/page-facts';
import { useAddressOf } from './page';

/** Fetches a page's script and data ahead; does nothing without a provider. */
export type PrefetchPage = (page: PageName, slug?: string) => void;

export const PrefetchContext = createContext<PrefetchPage>(() => undefined);
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

/** A link to a page of the site in the present language; the page is prefetched on hover, touch and focus. */
export function SiteLink({ page, slug, search = '', children, onClick, ...rest }: SiteLinkProps) {
  const { language } = usePageFacts();
  const prefetch = useContext(PrefetchContext);
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const address = addressOf(page, language, slug) + search;
  const prefetchTarget = () => prefetch(page, slug);
  return (
    <a
      href={address}
      onPointerEnter={prefetchTarget}
      onFocus={prefetchTarget}
      onClick={(event) => {
        onClick?.();
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        // What failed when it was fetched ahead is tried again.
        prefetchTarget();
        navigate(address);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Other clicks open a tab or a window, or save the page: the browser knows how. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
