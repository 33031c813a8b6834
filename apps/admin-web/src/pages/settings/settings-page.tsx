import { SETTINGS_GROUP_NAMES } from '@ospite/i18n/office-paths';
import { useTranslation } from 'react-i18next';
import { SETTINGS } from '../../features/settings/settings-groups';
import { GroupCards } from '../../shared/screen/group-cards';
import { useOfficePaths } from '../../shared/office-paths';
import { Screen } from '../../shared/screen/screen';

/** The settings, in groups. */
export function SettingsPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:settings.title')}>
      <GroupCards
        groups={SETTINGS_GROUP_NAMES.map((group) => ({
          to: paths.settingsGroup(group),
          title: t(SETTINGS[group].title),
          about: t(SETTINGS[group].help),
        }))}
      />
    </Screen>
  );
}
