import { createContext, useContext } from 'react';

/** Addresses of the back-office's screens; built sections alone. */
export interface OfficePaths {
  readonly today: string;
  readonly quotes: string;
  readonly quote: (id: number) => string;
  readonly account: string;
}

/** The addresses below a base path: `/admin` in the portal, empty where the back-office stands alone. */
export function officePaths(basePath: string): OfficePaths {
  return {
    today: basePath || '/',
    quotes: `${basePath}/preventivi`,
    quote: (id) => `${basePath}/preventivi/${id}`,
    account: `${basePath}/account`,
  };
}

export const OfficePathsContext = createContext<OfficePaths>(officePaths(''));

export function useOfficePaths(): OfficePaths {
  return useContext(OfficePathsContext);
}
