import { AlertDialog, Badge, Panel, Switch } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/formats';
import { RefusalNotice } from '../../shared/settings-editor/refusal-notice';
import { useEditor } from '../../shared/settings-editor/settings-editor';
import { useOfflineState, type OfflineState } from './use-offline-state';

/** Takes the site offline, after a confirmation, and online again; says what guests see. Source: specification §2. */
export function OfflineSwitch() {
  const { t } = useTranslation();
  const { settings, save, saving } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const state = useOfflineState(settings);
  const { isOffline, end, hasEnded } = state;
  const isSaving = saving === 'siteOffline';

  function switchOffline() {
    setAsking(false);
    // An end that has passed would bring the site back at once.
    void save('siteOffline', { siteOffline: true, offlineUntil: hasEnded ? null : settings.offlineUntil });
  }

  return (
    <Panel
      title={t('super-admin:control.heading')}
      aside={
        <span role="status">
          <Badge tone={isOffline ? 'bad' : 'good'}>
            {isOffline ? t('super-admin:control.offline') : t('super-admin:control.online')}
          </Badge>
        </span>
      }
    >
      <p>{whatGuestsSee(t, state, settings.siteOffline)}</p>
      <Switch
        isSelected={isOffline}
        isPending={saving !== undefined}
        onChange={(wanted) => {
          if (wanted) setAsking(true);
          // The end belongs to the time that is over.
          else void save('siteOffline', { siteOffline: false, offlineUntil: null });
        }}
      >
        {isSaving ? t('super-admin:saving.pending') : t('super-admin:control.switch')}
      </Switch>
      <RefusalNotice field="siteOffline" />
      <p>{t('super-admin:control.takesEffect')}</p>
      <p>{t('super-admin:control.updatedAt', { date: momentText(settings.updatedAt) })}</p>
      <AlertDialog
        isOpen={isAsking}
        title={t('super-admin:control.confirmTitle')}
        confirmLabel={t('super-admin:control.confirm')}
        cancelLabel={t('super-admin:control.cancel')}
        onConfirm={switchOffline}
        onCancel={() => setAsking(false)}
      >
        <p>{t('super-admin:control.confirmText')}</p>
        <p>
          {end && !hasEnded
            ? t('super-admin:control.confirmUntil', { date: momentText(end) })
            : t('super-admin:control.confirmOpen')}
        </p>
      </AlertDialog>
    </Panel>
  );
}

function whatGuestsSee(
  t: TFunction,
  { isOffline, end, hasEnded }: OfflineState,
  isSwitchedOff: boolean,
): string {
  if (!isOffline) {
    return isSwitchedOff && end && hasEnded
      ? t('super-admin:control.returned', { date: momentText(end) })
      : t('super-admin:control.onlineHelp');
  }
  return end
    ? t('super-admin:control.offlineUntilHelp', { date: momentText(end) })
    : t('super-admin:control.offlineHelp');
}
