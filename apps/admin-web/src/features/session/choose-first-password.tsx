import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/screen/screen';
import { PasswordForm } from './password-form';
import { LogoutButton } from './sign-out';
import * as s from './session.module.css';

/** All that somebody with a one-time password may do; the back-office opens afterwards. Source: specification §13. */
export function ChooseFirstPassword({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  usePageTitle(t('office:account.firstTitle'));
  return (
    <main tabIndex={-1} className={s.screen}>
      <div className={s.card}>
        <h1>{t('office:account.firstTitle')}</h1>
        <p>{t('office:account.firstHelp', { username })}</p>
        <PasswordForm username={username} currentLabel={t('office:account.receivedPassword')} />
        <div className={s.offer}>
          <LogoutButton />
        </div>
      </div>
    </main>
  );
}
