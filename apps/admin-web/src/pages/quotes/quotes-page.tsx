import { problemOf, useListQuotesQuery, type QuotePage } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Button, EmptyState, officeButtonClass, ProblemState, Spinner } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { listAddress, readListAddress, type QuoteListAddress } from '../../features/quotes/quote-address';
import { QuoteFilters } from '../../features/quotes/quote-filters';
import { QuoteRecords } from '../../features/quotes/quote-records';
import { SuspectedQuotes } from '../../features/quotes/suspected-quotes';
import { Screen } from '../../shared/screen';
import * as s from './quotes-page.module.css';

const PAGE_SIZE = 20;
/** About a screen of a phone; a longer list can be searched. Source: visual brief, Back-office. */
const SEARCHED_FROM = 8;

/** All quotes, newest first; what they are narrowed to stands in the address. */
export function QuotesPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const address = readListAddress(query);
  const isNarrowed = address.q !== '' || address.status !== undefined;
  const { currentData, error, isFetching, refetch } = useListQuotesQuery(
    {
      page: address.page,
      pageSize: PAGE_SIZE,
      ...(address.q ? { q: address.q } : {}),
      ...(address.status ? { status: address.status } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const isSearchable = isNarrowed || address.page > 1 || (currentData?.total ?? 0) > SEARCHED_FROM;

  return (
    <Screen
      title={t('office:quotes.title')}
      lead={currentData && <p role="status">{t('office:quotes.count', { count: currentData.total })}</p>}
    >
      {isSearchable && (
        <QuoteFilters
          key={address.q}
          filter={address}
          onChange={(filter) => setQuery(listAddress({ ...filter, page: 1 }))}
        />
      )}
      {error && (
        <ProblemState
          text={problemText(t, problemOf(error))}
          retryLabel={t('office:common.retry')}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!error && !currentData && <Spinner label={t('office:common.loading')} />}
      {!error && currentData && (
        <QuoteList page={currentData} address={address} isNarrowed={isNarrowed} onRefresh={refetch} />
      )}
    </Screen>
  );
}

interface QuoteListProps {
  readonly page: QuotePage;
  readonly address: QuoteListAddress;
  readonly isNarrowed: boolean;
  readonly onRefresh: () => void;
}

function QuoteList({ page, address, isNarrowed, onRefresh }: QuoteListProps) {
  const { t } = useTranslation();
  if (page.quotes.length === 0) {
    return (
      <EmptyState title={t(isNarrowed ? 'office:quotes.nothingFound' : 'office:quotes.empty')}>
        <p>{t(isNarrowed ? 'office:quotes.nothingFoundHelp' : 'office:quotes.emptyHelp')}</p>
        <Button variant="quiet" onPress={onRefresh}>
          {t('office:common.reload')}
        </Button>
      </EmptyState>
    );
  }
  const people = page.quotes.filter(({ suspected }) => !suspected);
  return (
    <>
      {people.length > 0 && <QuoteRecords label={t('office:quotes.title')} quotes={people} />}
      <SuspectedQuotes quotes={page.quotes.filter(({ suspected }) => suspected)} />
      <Pages address={address} pages={Math.max(1, Math.ceil(page.total / PAGE_SIZE))} />
    </>
  );
}

/** Links to the pages before and after; nothing when all fit on one. */
function Pages({ address, pages }: { readonly address: QuoteListAddress; readonly pages: number }) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  const linkTo = (page: number) => ({ search: listAddress({ ...address, page }).toString() });
  return (
    <nav className={s.pages} aria-label={t('office:quotes.pages')}>
      {address.page > 1 && (
        <Link className={officeButtonClass('quiet')} to={linkTo(address.page - 1)} rel="prev">
          {t('office:quotes.previousPage')}
        </Link>
      )}
      <span>{t('office:quotes.page', { page: address.page, pages })}</span>
      {address.page < pages && (
        <Link className={officeButtonClass('quiet')} to={linkTo(address.page + 1)} rel="next">
          {t('office:quotes.nextPage')}
        </Link>
      )}
    </nav>
  );
}
