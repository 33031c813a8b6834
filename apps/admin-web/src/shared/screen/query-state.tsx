import { problemOf } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { LoadState } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The result of a query's hook; `data` may be its `currentData`. */
interface ShownQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * The query without its problem for as long as there is data of an earlier one: for screens on which something is under
 * way that a lost connection must not take away.
 */
export function keepingData<Data>(query: ShownQuery<Data>): ShownQuery<Data> {
  return query.data === undefined ? query : { ...query, error: undefined };
}

interface QueryStateProps<Data> {
  readonly query: ShownQuery<Data>;
  readonly children?: (data: Data) => ReactNode;
}

/** A query that is loading, has failed, or has data. */
export function QueryState<Data>({ query, children = () => null }: QueryStateProps<Data>) {
  const { t } = useTranslation();
  return (
    <LoadState
      data={query.data}
      problem={query.error === undefined ? undefined : officeProblemText(t, problemOf(query.error))}
      isFetching={query.isFetching}
      onRetry={query.refetch}
      loadingLabel={t('office:common.loading')}
      retryLabel={t('office:common.retry')}
    >
      {children}
    </LoadState>
  );
}
