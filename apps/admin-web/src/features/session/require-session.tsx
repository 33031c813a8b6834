import { problemOf, useGetMeQuery, type Account } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { ProblemState, Spinner } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginScreen } from './login-screen';
import * as s from './session.module.css';

export interface SessionGateProps {
  readonly children: (account: Account) => ReactNode;
}

/** Shows the login until somebody is signed in, at whatever address one came to, and then what was asked for. */
export function SessionGate({ children }: SessionGateProps) {
  const { t } = useTranslation();
  const { data: account, error, isFetching, refetch } = useGetMeQuery();
  if (error) {
    const problem = problemOf(error);
    if (problem.status === 401) return <LoginScreen hasSessionEnded={account !== undefined} />;
    return (
      <main className={s.screen}>
        <ProblemState
          text={problemText(t, problem)}
          retryLabel={t('office:common.retry')}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </main>
    );
  }
  if (!account) {
    return (
      <main className={s.screen}>
        <Spinner label={t('office:common.loading')} />
      </main>
    );
  }
  return children(account);
}
