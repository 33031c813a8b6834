import {
  isNetworkProblem,
  problemOf,
  useLazyGetSuperAdminSettingsQuery,
  useUnlockSuperAdminMutation,
  type Problem,
} from '@ospite/contracts';
import { MAX_PASSWORD_LENGTH } from '@ospite/domain';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, Notice, PasswordField, useToast } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './locked-view.module.css';

/**
 * Asks for the key. Texts: specification §2 and §8; the server judges. A right key whose settings cannot be read stays
 * locked and says so (specification §12).
 */
export function LockedView({ onUnlock }: { readonly onUnlock: (key: string) => void }) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [unlock, { isLoading: isChecking }] = useUnlockSuperAdminMutation();
  const [readSettings, { isFetching: isReading }] = useLazyGetSuperAdminSettingsQuery();
  const [key, setKey] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChecking || isReading) return;
    setUnreadable(undefined);
    const result = await unlock({ unlockSuperAdminRequest: { superAdminKey: key } });
    if (result.error) {
      const description = refusalText(t, problemOf(result.error));
      showToast({ kind: 'destructive', title: t('super-admin:locked.failed'), description });
      // The toast disappears after a while; the field keeps showing what is wrong.
      setRefusal(description);
      return;
    }
    const settings = await readSettings();
    if (settings.error) {
      setUnreadable(officeProblemText(t, problemOf(settings.error)));
      return;
    }
    showToast({
      kind: 'default',
      title: t('super-admin:locked.granted'),
      description: t('super-admin:locked.welcome'),
    });
    onUnlock(key);
  }

  return (
    <main className={s.screen}>
      <div className={s.card}>
        <h1>{t('super-admin:locked.heading')}</h1>
        <p>{t('super-admin:locked.intro')}</p>
        <form className={s.form} onSubmit={submit} noValidate>
          <PasswordField
            name="superAdminKey"
            label={t('super-admin:locked.key')}
            value={key}
            onChange={(typed) => {
              setKey(typed);
              setRefusal(undefined);
              setUnreadable(undefined);
            }}
            error={refusal}
            autoComplete="off"
            maxLength={MAX_PASSWORD_LENGTH}
            showLabel={t('super-admin:locked.showKey')}
            hideLabel={t('super-admin:locked.hideKey')}
          />
          {unreadable !== undefined && (
            <div role="alert">
              <Notice tone="bad" title={t('super-admin:locked.unreadable')}>
                <p>{unreadable}</p>
              </Notice>
            </div>
          )}
          <Button
            type="submit"
            isDisabled={key === ''}
            isPending={isChecking || isReading}
            pendingLabel={t(isReading ? 'super-admin:panel.loading' : 'super-admin:locked.submitting')}
          >
            {t(unreadable === undefined ? 'super-admin:locked.submit' : 'super-admin:panel.retry')}
          </Button>
        </form>
      </div>
    </main>
  );
}

function refusalText(t: TFunction, problem: Problem): string {
  if (isNetworkProblem(problem)) return t('super-admin:locked.connectionFailed');
  return problem.status === 401 ? t('super-admin:locked.wrongKey') : officeProblemText(t, problem);
}
