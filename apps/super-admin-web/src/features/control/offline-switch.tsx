import {
  problemOf,
  useUpdateSuperAdminSettingsMutation,
  type Problem,
  type SuperAdminSettings,
} from '@ospite/contracts';
import { isSiteOffline } from '@ospite/domain';
import { problemText } from '@ospite/i18n';
import { AlertDialog, Badge, Panel, Switch, useToast } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../shared/formats';

interface OfflineSwitchProps {
  readonly settings: SuperAdminSettings;
  readonly superAdminKey: string;
}

/**
 * Takes the site offline, after a confirmation, and online again. All settings are sent (specification §7) with the
 * `updatedAt` they were read with, so that nobody else's save in between is overwritten (decisions §4).
 */
export function OfflineSwitch({ settings, superAdminKey }: OfflineSwitchProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [update, { isLoading }] = useUpdateSuperAdminSettingsMutation();
  const [isAsking, setAsking] = useState(false);
  const end = settings.offlineUntil === null ? null : new Date(settings.offlineUntil);
  const siteOffline = isSiteOffline({ siteOffline: settings.siteOffline, offlineUntil: end }, new Date());

  async function save(isOffline: boolean) {
    setAsking(false);
    const result = await update({
      // What the switch begins has no end that it does not show.
      updateSuperAdminSettingsRequest: {
        ...settings,
        siteOffline: isOffline,
        offlineUntil: null,
        superAdminKey,
      },
    });
    showToast(
      result.error
        ? {
            kind: 'destructive',
            title: t('super-admin:control.error'),
            description: refusalText(t, problemOf(result.error)),
          }
        : {
            kind: 'default',
            title: t('super-admin:control.success'),
            description: t('super-admin:control.updated'),
          },
    );
  }

  return (
    <Panel
      title={t('super-admin:control.heading')}
      aside={
        <span role="status">
          <Badge tone={siteOffline ? 'bad' : 'good'}>
            {siteOffline ? t('super-admin:control.offline') : t('super-admin:control.online')}
          </Badge>
        </span>
      }
    >
      <p>{siteOffline ? t('super-admin:control.offlineHelp') : t('super-admin:control.onlineHelp')}</p>
      <Switch
        isSelected={siteOffline}
        isDisabled={isLoading}
        onChange={(isOffline) => (isOffline ? setAsking(true) : void save(false))}
      >
        {isLoading ? t('super-admin:control.saving') : t('super-admin:control.switch')}
      </Switch>
      <p>{t('super-admin:control.updatedAt', { date: momentText(settings.updatedAt) })}</p>
      <AlertDialog
        isOpen={isAsking}
        title={t('super-admin:control.confirmTitle')}
        confirmLabel={t('super-admin:control.confirm')}
        cancelLabel={t('super-admin:control.cancel')}
        onConfirm={() => void save(true)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('super-admin:control.confirmText')}</p>
      </AlertDialog>
    </Panel>
  );
}

/** The specified sentence, but for a conflicting save and for too many attempts, which have their own. */
function refusalText(t: TFunction, problem: Problem): string {
  if (problem.code === 'settings.changed') return t('super-admin:control.changed');
  if (problem.status === 429) return problemText(t, problem);
  return t('super-admin:control.notUpdated');
}
