import type { Account } from '@ospite/contracts';
import { officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PasswordForm } from '../../features/session/password-form';
import { SessionList } from '../../features/session/session-list';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen/screen';

/** The owner's password and devices. */
export function AccountPage({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('office:account.title')}
      lead={<p>{t('office:account.signedInAs', { username: account.username })}</p>}
    >
      <Panel title={t('office:account.password')}>
        <PasswordForm username={account.username}>
          <PasswordChanged />
        </PasswordForm>
      </Panel>
      <Panel title={t('office:account.devices')}>
        <p>{t('office:account.devicesHelp')}</p>
        <SessionList username={account.username} />
      </Panel>
    </Screen>
  );
}

/** Where to go on. The form is gone, and with it the button that had the focus. */
function PasswordChanged() {
  const { t } = useTranslation();
  const { today } = useOfficePaths();
  return (
    <>
      <p>{t('office:account.savedHelp')}</p>
      <div>
        <Link className={officeButtonClass('quiet')} to={today} ref={(link) => link?.focus()}>
          {t('office:account.toToday')}
        </Link>
      </div>
    </>
  );
}
