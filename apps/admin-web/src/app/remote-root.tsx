import { fetchOfUpload, type RemoteRootProps } from '@ospite/contracts';
import { officePaths } from '@ospite/i18n/office-paths';
import { useState } from 'react';
import { PasswordDialog } from '../features/session/password-dialog';
import { RequireSession } from '../features/session/require-session';
import { PasswordPrompt } from '../shared/password-prompt';
import { Providers } from '../shared/providers';
import { createOfficeStore } from '../shared/store';
import { OfficeRoutes } from './office-routes';
import { Shell } from './shell';

/** The owner's back-office, with a store and translations of its own; needs a data router around it. */
export function RemoteRoot({ apiBaseUrl, basePath }: RemoteRootProps) {
  const [prompt] = useState(() => new PasswordPrompt());
  const [store] = useState(() =>
    createOfficeStore({ apiBaseUrl, fetchFor: fetchOfUpload, mayRepeat: prompt.mayRepeat }),
  );
  return (
    <Providers store={store} paths={{ ...officePaths(basePath), site: apiBaseUrl }}>
      <RequireSession>
        {(account) => (
          <>
            <Shell>
              <OfficeRoutes account={account} />
            </Shell>
            <PasswordDialog prompt={prompt} username={account.username} />
          </>
        )}
      </RequireSession>
    </Providers>
  );
}
