import { problemOf, useGetMeQuery, type Account } from '@ospite/contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../shared/forms/focus-field';
import { Brand } from '../../shared/screen/brand';
import { QueryState } from '../../shared/screen/query-state';
import { usePageTitle } from '../../shared/screen/screen';
import { FirstAccount } from './first-account';
import { ChooseFirstPassword } from './choose-first-password';
import { LoginForm } from './login-form';
import { SessionEndedDialog } from './session-ended-dialog';
import * as s from './session.module.css';

interface RequireSessionProps {
  readonly children: (account: Account) => ReactNode;
}

/**
 * Shows the login at every address until somebody is signed in, and then what the address asks for. A session that ends
 * later is renewed in a dialog above the screen, where everything stays as it was typed. Whoever has a one-time password
 * chooses another before anything else.
 */
export function RequireSession({ children }: RequireSessionProps) {
  const query = useGetMeQuery();
  const { data: account, error } = query;
  const isSignedOut = error !== undefined && problemOf(error).status === 401;
  const isLoading = account === undefined && !isSignedOut;
  useFocusOnScreen(isLoading ? null : !account ? 'login' : account.hasOneTimePassword ? 'first' : 'office');
  if (account?.hasOneTimePassword && !isSignedOut) return <ChooseFirstPassword username={account.username} />;
  if (account && !account.hasOneTimePassword) {
    return (
      <>
        {children(account)}
        <SessionEndedDialog isOpen={isSignedOut} username={account.username} />
      </>
    );
  }
  if (isSignedOut) return <LoginScreen />;
  return (
    <main className={s.screen}>
      <QueryState query={query} />
    </main>
  );
}

/**
 * The form that somebody signed in or out with is gone, and the focus with it: it begins again where the new screen does.
 * @param shown null while that is not known
 */
function useFocusOnScreen(shown: 'login' | 'first' | 'office' | null): void {
  const last = useRef(shown);
  useEffect(() => {
    if (shown === null || last.current === shown) return;
    const isFirst = last.current === null;
    last.current = shown;
    if (!isFirst) document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown]);
}

function LoginScreen() {
  const { t } = useTranslation();
  const [username, setUsername] = useState('');
  const card = useRef<HTMLDivElement>(null);
  usePageTitle(t('office:login.submit'));

  /** The form that made the account is gone: the way on is the login, where only the password is missing. */
  function goOnAs(created: string) {
    setUsername(created);
    const login = card.current?.querySelector('form');
    if (login) focusField(login, 'password');
  }

  return (
    <main tabIndex={-1} className={s.screen}>
      <div ref={card} className={s.card}>
        <Brand />
        <h1>{t('office:login.title')}</h1>
        <p>{t('office:login.intro')}</p>
        <LoginForm username={username} onUsernameChange={setUsername} />
        <FirstAccount onCreated={goOnAs} />
        <p className={s.small}>{t('office:login.forgotten')}</p>
      </div>
    </main>
  );
}
