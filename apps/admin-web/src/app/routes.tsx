import type { Account } from '@ospite/contracts';
import { officePaths } from '@ospite/i18n/paths';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from '../pages/account/account-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { QuotePage } from '../pages/quote/quote-page';
import { QuotesPage } from '../pages/quotes/quotes-page';
import { TodayPage } from '../pages/today/today-page';

const PATTERNS = officePaths('');

/** The screens by address, below wherever the back-office stands. */
export function OfficeRoutes({ account }: { readonly account: Account }) {
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
