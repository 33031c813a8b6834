import { problemOf } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { LoadState } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a query's hook returns; `data` stands for whichever of its data the screen shows. */
export interface ShownQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface QueryStateProps<Data> {
  readonly query: ShownQuery<Data>;
  readonly children?: (data: Data) => ReactNode;
}

/** A query while it loads, when it failed, and then its data. */
export function QueryState<Data>({ query, children = () => null }: QueryStateProps<Data>) {
  const { t } = useTranslation();
  return (
    <LoadState
      data={query.data}
      problem={query.error === undefined ? undefined : problemText(t, problemOf(query.error))}
      isFetching={query.isFetching}
      onRetry={query.refetch}
      loadingLabel={t('office:common.loading')}
      retryLabel={t('office:common.retry')}
    >
      {children}
    </LoadState>
  );
}
