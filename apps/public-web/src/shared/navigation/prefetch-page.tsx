import type { PageName } from '@ospite/i18n/paths';
import { createContext, useContext } from 'react';

/** Fetches ahead what a page needs: its script and its answers. Does nothing where nobody provides it. */
export type PrefetchPage = (page: PageName, slug?: string) => void;

const PrefetchContext = createContext<PrefetchPage>(() => undefined);
export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetchPage(): PrefetchPage {
  return useContext(PrefetchContext);
}
