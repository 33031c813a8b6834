import { baseApi, problemOf, useLogoutMutation } from '@ospite/contracts';
import { problemText } from '@ospite/i18n';
import { Button, useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** Ends the session on the server, and forgets what only the owner may see. */
export function LogoutButton() {
  const { t } = useTranslation();
  const showToast = useToast();
  const dispatch = useDispatch();
  const [logout, { isLoading }] = useLogoutMutation();

  async function leave() {
    const result = await logout();
    if (result.error) {
      const description = problemText(t, problemOf(result.error));
      showToast({ kind: 'destructive', title: t('office:account.logoutFailed'), description });
      return;
    }
    dispatch(baseApi.util.resetApiState());
    showToast({ kind: 'default', title: t('office:account.loggedOut') });
  }

  return (
    <Button variant="quiet" onPress={leave} isPending={isLoading}>
      {t('office:account.logout')}
    </Button>
  );
}
