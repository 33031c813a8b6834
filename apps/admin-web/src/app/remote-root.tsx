import type { Account, RemoteRootProps } from '@ospite/contracts';
import { officePaths } from '@ospite/i18n/paths';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireSession } from '../features/session/require-session';
import { AccountPage } from '../pages/account/account-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { QuotePage } from '../pages/quote/quote-page';
import { QuotesPage } from '../pages/quotes/quotes-page';
import { TodayPage } from '../pages/today/today-page';
import { Providers } from '../shared/providers';
import { createOfficeStore } from '../shared/store';
import { Shell } from './shell';

/** The owner's back-office, with a store and translations of its own; needs a router around it. */
export function RemoteRoot({ apiBaseUrl, basePath }: RemoteRootProps) {
  const [store] = useState(() => createOfficeStore({ apiBaseUrl }));
  return (
    <Providers store={store} paths={officePaths(basePath)}>
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

const PATTERNS = officePaths('');

function OfficeRoutes({ account }: { readonly account: Account }) {
  return (
    <Routes>
      <Route index element={<TodayPage account={account} />} />
      <Route path={PATTERNS.quotes} element={<QuotesPage />} />
      <Route path={PATTERNS.quote(':id')} element={<QuotePage />} />
      <Route path={PATTERNS.account} element={<AccountPage account={account} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
