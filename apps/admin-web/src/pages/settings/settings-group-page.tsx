import type { SettingsGroup } from '@ospite/i18n/office-paths';
import { useTranslation } from 'react-i18next';
import { SETTINGS } from '../../features/settings/settings-groups';
import { BackLink } from '../../shared/screen/back-link';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen/screen';

/** One group of the settings. */
export function SettingsGroupPage({ group }: { readonly group: SettingsGroup }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { title, Content } = SETTINGS[group];
  return (
    <Screen title={t(title)} before={<BackLink to={paths.settings}>{t('office:settings.back')}</BackLink>}>
      <Content />
    </Screen>
  );
}
