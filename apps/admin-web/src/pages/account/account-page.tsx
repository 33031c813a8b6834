import type { Account } from '@ospite/contracts';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../../features/session/password-form';
import { EndOtherSessions, LogoutButton } from '../../features/session/sign-out';
import { Screen } from '../../shared/screen/screen';
import * as s from './account-page.module.css';

/** The owner's password and devices. */
export function AccountPage({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('office:account.title')}
      lead={<p>{t('office:account.signedInAs', { username: account.username })}</p>}
    >
      <Panel title={t('office:account.password')}>
        <PasswordForm username={account.username} />
      </Panel>
      <Panel title={t('office:account.devices')}>
        <p>{t('office:account.devicesHelp')}</p>
        <EndOtherSessions />
      </Panel>
      <div className={s.logout}>
        <LogoutButton />
      </div>
    </Screen>
  );
}
