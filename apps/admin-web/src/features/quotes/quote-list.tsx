import { useListQuotesQuery, type Quote, type QuotePage } from '@ospite/contracts';
import { Button, EmptyState, VisuallyHidden } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../shared/office-paths';
import { EmptyFilter } from '../../shared/screen/lists/empty-filter';
import { PageLinks } from '../../shared/screen/lists/page-links';
import { QueryState } from '../../shared/screen/query-state';
import { ListActions } from './list-actions';
import { QuoteCards, SuspectedQuotes } from './quote-cards';
import { QuoteFilters } from './quote-filters';
import {
  filterParameters,
  isSearching,
  writeListQuery,
  type QuoteFilter,
  type QuoteListQuery,
} from './quote-list-query';
import { QuotePiles } from './quote-piles';
import * as s from './quotes.module.css';

const PAGE_SIZE = 20;

interface QuoteListProps {
  readonly heading: ReactNode;
  readonly list: QuoteListQuery;
  readonly onChange: (list: QuoteListQuery) => void;
  /** The quote whose page is open beside it. */
  readonly openId?: number | undefined;
}

/** All quotes, newest first, with the ways to find one; search and tools open at a press, so that the first one is near. */
export function QuoteList({ heading, list, onChange, openId }: QuoteListProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'search' | 'tools' | null>(isSearching(list) ? 'search' : null);
  const { currentData, ...query } = useListQuotesQuery(
    { page: list.page, pageSize: PAGE_SIZE, ...filterParameters(list) },
    { refetchOnMountOrArgChange: true },
  );
  const filterBy = (filter: QuoteFilter) => onChange({ ...filter, page: 1 });
  const toggle = (part: 'search' | 'tools', label: string) => (
    <Button
      variant="quiet"
      aria-expanded={opened === part}
      onPress={() => setOpened(opened === part ? null : part)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <header className={s.listHead}>
        {heading}
        <div className={s.toggles}>
          {toggle('search', t('office:quotes.searchAction'))}
          {toggle('tools', t('office:quotes.tools'))}
        </div>
      </header>
      {opened === 'search' && <QuoteFilters key={list.q} filter={list} onChange={filterBy} />}
      {opened === 'tools' && <ListActions filter={list} />}
      <QuotePiles filter={list} onChoose={(pile) => filterBy({ ...list, pile })} />
      <VisuallyHidden>
        <p role="status">{currentData && t('office:quotes.count', { count: currentData.total })}</p>
      </VisuallyHidden>
      <QueryState query={{ ...query, data: currentData }}>
        {(page) => (
          <FoundQuotes
            page={page}
            list={list}
            openId={openId}
            onReload={query.refetch}
            onClear={() => {
              setOpened(null);
              filterBy({ q: '', pile: undefined, from: undefined, to: undefined });
            }}
          />
        )}
      </QueryState>
    </>
  );
}

interface FoundQuotesProps extends Pick<QuoteListProps, 'list' | 'openId'> {
  readonly page: QuotePage;
  readonly onReload: () => void;
  readonly onClear: () => void;
}

function FoundQuotes({ page, list, openId, onReload, onClear }: FoundQuotesProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  if (page.quotes.length === 0 && (list.pile !== undefined || isSearching(list)))
    return <EmptyFilter title={t('office:quotes.nothingFound')} onClear={onClear} />;
  if (page.quotes.length === 0)
    return (
      <EmptyState title={t('office:quotes.empty')}>
        <p>{t('office:quotes.emptyHelp')}</p>
        <Button variant="quiet" onPress={onReload}>
          {t('office:common.reload')}
        </Button>
      </EmptyState>
    );
  const isDoubtful = ({ suspected, status }: Quote) => suspected && status === 'pending';
  const people = page.quotes.filter((quote) => !isDoubtful(quote));
  return (
    <>
      {people.length > 0 && <QuoteCards label={t('office:quotes.title')} quotes={people} openId={openId} />}
      <SuspectedQuotes quotes={page.quotes.filter(isDoubtful)} openId={openId} />
      <PageLinks
        page={list.page}
        pageSize={PAGE_SIZE}
        total={page.total}
        linkTo={(to) => ({
          pathname: paths.quotes,
          search: writeListQuery({ ...list, page: to }).toString(),
        })}
      />
    </>
  );
}
