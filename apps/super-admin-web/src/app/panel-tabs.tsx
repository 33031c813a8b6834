import { BANNER_FIELDS } from '@ospite/domain';
import { Tabs } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { BannersTab } from '../pages/banners/banners-tab';
import { ControlTab } from '../pages/control/control-tab';
import { TrackingTab } from '../pages/tracking/tracking-tab';
import type { SettingField } from '../shared/settings-editor/setting-drafts';
import { useEditor } from '../shared/settings-editor/settings-editor';

/** What each tab edits; a tab with something that is not saved says so. */
const TABS = [
  { id: 'control', fields: ['offlineUntil', 'offlineText'], Content: ControlTab },
  { id: 'tracking', fields: ['trackingCode', 'trackingOrigins'], Content: TrackingTab },
  { id: 'banners', fields: BANNER_FIELDS, Content: BannersTab },
] as const;

/** The panel's tabs. Source: specification §2, Super-admin panel. */
export function PanelTabs() {
  const { t } = useTranslation();
  const { isDirty } = useEditor();
  const labelOf = (id: (typeof TABS)[number]['id'], fields: readonly SettingField[]) => {
    const label = t(`super-admin:panel.${id}`);
    return fields.some(isDirty) ? t('super-admin:panel.unsaved', { tab: label }) : label;
  };
  return (
    <Tabs
      label={t('super-admin:panel.tabs')}
      items={TABS.map(({ id, fields, Content }) => ({
        id,
        label: labelOf(id, fields),
        content: <Content />,
      }))}
    />
  );
}
