import { problemOf, useEndOtherSessionsMutation, type Account } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { AlertDialog, Button, Panel, useToast } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoutButton } from '../../features/session/logout-button';
import { PasswordForm } from '../../features/session/password-form';
import { Screen } from '../../shared/screen';
import * as s from './account-page.module.css';

/** One's own password and devices. */
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

function EndOtherSessions() {
  const { t } = useTranslation();
  const showToast = useToast();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const [isAsking, setAsking] = useState(false);

  async function end() {
    setAsking(false);
    const result = await endOthers();
    showToast(
      result.error
        ? {
            kind: 'destructive',
            title: t('office:account.othersNotEnded'),
            description: problemText(t, problemOf(result.error)),
          }
        : {
            kind: 'default',
            title: t('office:account.othersEnded'),
            description: t('office:account.othersEndedDescription'),
          },
    );
  }

  return (
    <div>
      <Button variant="quiet" onPress={() => setAsking(true)} isPending={isLoading}>
        {t('office:account.endOthers')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('office:account.endOthers')}
        confirmLabel={t('office:account.endOthersAction')}
        cancelLabel={t('office:common.cancel')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:account.endOthersConfirm')}</p>
      </AlertDialog>
    </div>
  );
}
