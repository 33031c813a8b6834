import { problemOf, useGetMeQuery, type Account } from '@ospite/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../shared/query-state';
import { usePageTitle } from '../../shared/screen';
import { FirstAccount } from './first-account';
import { LoginForm } from './login-form';
import * as s from './session.module.css';

interface RequireSessionProps {
  readonly children: (account: Account) => ReactNode;
}

/** Shows the login at every address until somebody is signed in, and then what the address asks for. */
export function RequireSession({ children }: RequireSessionProps) {
  const query = useGetMeQuery();
  const { data: account, error } = query;
  if (error && problemOf(error).status === 401)
    return <LoginScreen hasSessionEnded={account !== undefined} />;
  if (account && !error) return children(account);
  return (
    <main className={s.screen}>
      <QueryState query={query} />
    </main>
  );
}

interface LoginScreenProps {
  /** Whether somebody was signed in until now. */
  readonly hasSessionEnded: boolean;
}

function LoginScreen({ hasSessionEnded }: LoginScreenProps) {
  const { t } = useTranslation();
  const [username, setUsername] = useState('');
  usePageTitle(t('office:login.submit'));
  return (
    <main className={s.screen}>
      <div className={s.card}>
        <h1>{t('office:login.title')}</h1>
        <p role={hasSessionEnded ? 'status' : undefined}>
          {hasSessionEnded ? t('office:login.sessionEnded') : t('office:login.intro')}
        </p>
        <LoginForm username={username} onUsernameChange={setUsername} />
        <FirstAccount onCreated={setUsername} />
        <p className={s.small}>{t('office:login.forgotten')}</p>
      </div>
    </main>
  );
}
