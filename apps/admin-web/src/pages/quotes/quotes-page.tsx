import { useListQuotesQuery, type QuotePage } from '@ospite/contracts';
import { Button, EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QuoteFilters } from '../../features/quotes/quote-filters';
import { ListActions } from '../../features/quotes/list-actions';
import {
  filterParameters,
  isFiltering,
  readListQuery,
  writeListQuery,
  type QuoteListQuery,
} from '../../features/quotes/quote-list-query';
import { QuoteRecords, SuspectedQuotes } from '../../features/quotes/quote-records';
import { EmptyFilter } from '../../shared/screen/empty-filter';
import { PageLinks } from '../../shared/screen/page-links';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

const PAGE_SIZE = 20;
/** A list that is longer than a phone's screen can be searched. Source: visual brief, Back-office. */
const SHORT_LIST = 8;

/** All quotes, newest first; page and filters are kept in the address. */
export function QuotesPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const list = readListQuery(search);
  const isFiltered = isFiltering(list);
  const { currentData, ...query } = useListQuotesQuery(
    {
      page: list.page,
      pageSize: PAGE_SIZE,
      ...filterParameters(list),
    },
    { refetchOnMountOrArgChange: true },
  );
  const isSearchable = isFiltered || list.page > 1 || (currentData?.total ?? 0) > SHORT_LIST;

  return (
    <Screen
      title={t('office:quotes.title')}
      lead={currentData && <p role="status">{t('office:quotes.count', { count: currentData.total })}</p>}
    >
      {isSearchable && (
        <QuoteFilters
          key={list.q}
          filter={list}
          onChange={(filter) => setSearch(writeListQuery({ ...filter, page: 1 }))}
        />
      )}
      <ListActions filter={list} />
      <QueryState query={{ ...query, data: currentData }}>
        {(page) => (
          <QuoteList
            page={page}
            list={list}
            isFiltered={isFiltered}
            onReload={query.refetch}
            onClear={() => setSearch({})}
          />
        )}
      </QueryState>
    </Screen>
  );
}

interface QuoteListProps {
  readonly page: QuotePage;
  readonly list: QuoteListQuery;
  readonly isFiltered: boolean;
  readonly onReload: () => void;
  readonly onClear: () => void;
}

function QuoteList({ page, list, isFiltered, onReload, onClear }: QuoteListProps) {
  const { t } = useTranslation();
  if (page.quotes.length === 0 && isFiltered) {
    return <EmptyFilter title={t('office:quotes.nothingFound')} onClear={onClear} />;
  }
  if (page.quotes.length === 0) {
    return (
      <EmptyState title={t('office:quotes.empty')}>
        <p>{t('office:quotes.emptyHelp')}</p>
        <Button variant="quiet" onPress={onReload}>
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
      <PageLinks
        page={list.page}
        pageSize={PAGE_SIZE}
        total={page.total}
        linkTo={(to) => ({ search: writeListQuery({ ...list, page: to }).toString() })}
      />
    </>
  );
}
