import type { SuperAdminSettings } from '@ospite/contracts';
import { HealthPanel } from './health-panel';
import { OfflineSwitch } from './offline-switch';
import { PreviewPanel } from './preview-panel';
import * as s from './control.module.css';

export interface ControlPanelProps {
  readonly settings: SuperAdminSettings;
  readonly superAdminKey: string;
}

/** General control: whether guests see the site, a look past the notice, and how the server is doing. */
export function ControlPanel({ settings, superAdminKey }: ControlPanelProps) {
  return (
    <div className={s.parts}>
      <OfflineSwitch settings={settings} superAdminKey={superAdminKey} />
      <PreviewPanel />
      <HealthPanel />
    </div>
  );
}
