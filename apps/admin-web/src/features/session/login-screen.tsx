import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/use-page-title';
import { InitOffer } from './init-offer';
import { LoginForm } from './login-form';
import * as s from './session.module.css';

export interface LoginScreenProps {
  /** Whether somebody was signed in until now. */
  readonly hasSessionEnded: boolean;
}

/** The way in: a login, and the making of the first account while there is none. */
export function LoginScreen({ hasSessionEnded }: LoginScreenProps) {
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
        <InitOffer onMade={setUsername} />
        <p className={s.small}>{t('office:login.forgotten')}</p>
      </div>
    </main>
  );
}
