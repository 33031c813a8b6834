import { fetchOfUpload, type RemoteRootProps } from '@ospite/contracts';
import { officePaths } from '@ospite/i18n/paths';
import { useState } from 'react';
import { RequireSession } from '../features/session/require-session';
import { Providers } from '../shared/providers';
import { createOfficeStore } from '../shared/store';
import { OfficeRoutes } from './office-routes';
import { Shell } from './shell';

/** The owner's back-office, with a store and translations of its own; needs a data router around it. */
export function RemoteRoot({ apiBaseUrl, basePath }: RemoteRootProps) {
  const [store] = useState(() => createOfficeStore({ apiBaseUrl, fetchFor: fetchOfUpload }));
  return (
    <Providers store={store} paths={{ ...officePaths(basePath), site: apiBaseUrl }}>
      <RequireSession>
        {(account) => (
          <Shell>
            <OfficeRoutes account={account} />
          </Shell>
        )}
      </RequireSession>
    </Providers>
  );
}
