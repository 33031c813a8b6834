import { officePaths, type OfficePaths } from '@ospite/i18n/office-paths';
import { createContext, useContext } from 'react';

/** Addresses of the screens, below wherever the back-office stands, and of the guests' site. */
export interface OfficeAddresses extends OfficePaths {
  /** Without a slash at the end; empty for the page's own origin. Pages of the site follow it. */
  readonly site: string;
}

export const OfficePathsContext = createContext<OfficeAddresses>({ ...officePaths(''), site: '' });

export function useOfficePaths(): OfficeAddresses {
  return useContext(OfficePathsContext);
}
