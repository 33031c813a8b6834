import { useEndOtherSessionsMutation, useLogoutMutation } from '@ospite/contracts';
import { Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { forgetSession } from '../../shared/session';
import { useOfficeDispatch } from '../../shared/use-office-store';

/** Ends the session on the server and on this device. */
export function LogoutButton() {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const dispatch = useOfficeDispatch();
  const [logout, { isLoading }] = useLogoutMutation();

  async function leave() {
    const result = await logout();
    if (!result.error) forgetSession(dispatch);
    tellOutcome(result, { done: t('office:account.loggedOut'), failed: t('office:account.logoutFailed') });
  }

  return (
    <Button variant="quiet" onPress={leave} isPending={isLoading}>
      {t('office:account.logout')}
    </Button>
  );
}

/** Signs out all other devices, after a confirmation. */
export function EndOtherSessions() {
  const { t } = useTranslation();
  const [endOthers] = useEndOtherSessionsMutation();
  return (
    <div>
      <ConfirmedAction
        variant="quiet"
        label={t('office:account.endOthers')}
        title={t('office:account.endOthers')}
        confirmLabel={t('office:account.endOthersAction')}
        act={() => endOthers()}
        outcome={{
          done: t('office:account.othersEnded'),
          doneDescription: t('office:account.othersEndedDescription'),
          failed: t('office:account.othersNotEnded'),
        }}
      >
        <p>{t('office:account.endOthersConfirm')}</p>
      </ConfirmedAction>
    </div>
  );
}
