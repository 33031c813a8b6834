import { officePaths, type OfficePaths } from '@ospite/i18n/paths';
import { createContext, useContext } from 'react';

/** Addresses of the screens, below wherever the back-office stands. */
export const OfficePathsContext = createContext<OfficePaths>(officePaths(''));

export function useOfficePaths(): OfficePaths {
  return useContext(OfficePathsContext);
}
