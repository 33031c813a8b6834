import { EmptyState } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom';
import { QuoteList } from '../../features/quotes/quote-list';
import { readListQuery, writeListQuery, type QuoteListQuery } from '../../features/quotes/quote-list-query';
import { useListSearch } from '../../shared/screen/lists/list-search';
import { usePageTitle } from '../../shared/screen/screen';
import { useIsWide } from '../../shared/screen/use-is-wide';
import * as s from './quotes-page.module.css';

/**
 * All quotes; filters and page are kept in the address. Where there is room, the quote that was opened stands beside them,
 * and the list stays as it was; on a phone it takes their place.
 */
export function QuotesPage() {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const opened = useOutlet();
  const id = Number(useParams().id);
  const [list, change] = useList(opened !== null);
  const title = t('office:quotes.title');
  // One tree for both, so that a device that is turned keeps what is open in the request.
  return (
    <div className={s.columns}>
      {(isWide || !opened) && (
        <section key="list" className={s.list} aria-label={title}>
          <QuoteList
            heading={opened ? <h2 className={s.title}>{title}</h2> : <Title>{title}</Title>}
            list={list}
            onChange={change}
            openId={opened ? id : undefined}
          />
        </section>
      )}
      {(isWide || opened) && (
        <div key="opened" className={s.opened} data-screen>
          {opened ?? (
            <EmptyState title={t('office:quotes.choose')}>
              <p>{t('office:quotes.chooseHelp')}</p>
            </EmptyState>
          )}
        </div>
      )}
    </div>
  );
}

function Title({ children }: { readonly children: string }) {
  usePageTitle(children);
  return <h1 className={s.title}>{children}</h1>;
}

/** The list's filters and page: of its own address, or beside a quote of what the router keeps with that. */
function useList(isBeside: boolean): [QuoteListQuery, (list: QuoteListQuery) => void] {
  const { pathname, search } = useLocation();
  const kept = useListSearch();
  const navigate = useNavigate();
  const list = readListQuery(new URLSearchParams(isBeside ? kept : search));
  return [
    list,
    (changed) => {
      const query = writeListQuery(changed).toString();
      const listSearch = query && `?${query}`;
      if (isBeside) void navigate(pathname, { replace: true, state: { listSearch } });
      else void navigate({ pathname, search: listSearch });
    },
  ];
}
