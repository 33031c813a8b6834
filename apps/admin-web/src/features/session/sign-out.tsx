import { useEndOtherSessionsMutation, useLogoutMutation } from '@ospite/contracts';
import { AlertDialog, Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDrafts } from '../../shared/drafts';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useIsAnyUnsaved } from '../../shared/forms/unsaved';
import { forgetSession } from '../../shared/session';
import { RevokeKeys } from './revoke-keys';
import { useOfficeDispatch } from '../../shared/use-office-store';

/** Ends the session on the server and on this device; asks first where that loses what was typed. */
export function LogoutButton({ variant = 'quiet' }: { readonly variant?: 'quiet' | 'plain' }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const dispatch = useOfficeDispatch();
  const isAnyUnsaved = useIsAnyUnsaved();
  const [isAsking, setAsking] = useState(false);
  const [logout, { isLoading }] = useLogoutMutation();

  async function leave() {
    setAsking(false);
    const result = await logout();
    if (!result.error) forgetSession(dispatch);
    tellOutcome(result, { done: t('office:account.loggedOut'), failed: t('office:account.logoutFailed') });
  }

  return (
    <>
      <Button
        variant={variant}
        onPress={() => (isAnyUnsaved || hasDrafts() ? setAsking(true) : void leave())}
        isPending={isLoading}
      >
        {t('office:account.logout')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('office:forms.leaveTitle')}
        confirmLabel={t('office:forms.leave')}
        cancelLabel={t('office:forms.stay')}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:account.logoutLoses')}</p>
      </AlertDialog>
    </>
  );
}

/** Signs out all other devices, after a confirmation. */
export function EndOtherSessions({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [revokesKeys, setRevokesKeys] = useState(true);
  return (
    <div>
      <ConfirmedAction
        variant="quiet"
        label={t('office:account.endOthers')}
        title={t('office:account.endOthers')}
        confirmLabel={t('office:account.endOthersAction')}
        act={() => endOthers(revokesKeys ? {} : { keepAccessKeys: 'true' })}
        outcome={{
          done: t('office:account.othersEnded'),
          doneDescription: t('office:account.othersEndedDescription'),
          failed: t('office:account.othersNotEnded'),
        }}
      >
        <p>{t('office:account.endOthersConfirm')}</p>
        <RevokeKeys username={username} isChosen={revokesKeys} onChange={setRevokesKeys} />
      </ConfirmedAction>
    </div>
  );
}
