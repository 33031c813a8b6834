import type { SiteSetting, SiteSettingKey } from './site-setting';
import type { SuperAdminSettings } from './super-admin-settings';

/** The new value of a switch, given the stored one. */
export type SiteSettingChange = (stored: SiteSetting) => Pick<SiteSetting, 'value' | 'updatedAt'>;

/** Port: the owner's switches. */
export abstract class SiteSettingStore {
  /** The switch; off when nobody has set it. */
  abstract get(key: SiteSettingKey): Promise<SiteSetting>;
  /**
   * Replaces a switch in one transaction; other saves wait until it ends.
   * @param change from the switch as `get` gives it; nothing is saved when it throws
   */
  abstract update(key: SiteSettingKey, change: SiteSettingChange): Promise<SiteSetting>;
}

/** Port: the super admin's settings as they are stored. Pages get them from `ReadSuperAdminSettings`. */
export abstract class SuperAdminSettingsStore {
  abstract get(): Promise<SuperAdminSettings>;
  /**
   * Replaces the settings in one transaction; other saves wait until it ends.
   * @param change from the stored settings; nothing is saved when it throws
   */
  abstract update(change: (stored: SuperAdminSettings) => SuperAdminSettings): Promise<SuperAdminSettings>;
}
