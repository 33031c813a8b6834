import { HealthPanel } from '../../features/health/health-panel';
import { OfflineEnd } from '../../features/control/offline-end';
import { OfflineNotice } from '../../features/control/offline-notice';
import { OfflineSwitch } from '../../features/control/offline-switch';
import { PreviewPanel } from '../../features/control/preview-panel';
import { OwnersPanel } from '../../features/owners/owners-panel';
import * as s from './control-tab.module.css';

/** The site off and on, what guests read meanwhile, and how the installation is doing. */
export function ControlTab() {
  return (
    <div className={s.parts}>
      <OfflineSwitch />
      <OfflineEnd />
      <OfflineNotice />
      <PreviewPanel />
      <OwnersPanel />
      <HealthPanel />
    </div>
  );
}
