import type { SiteSetting, SiteSettingKey } from './site-setting';

/** Port: the owner's switches. */
export abstract class SiteSettingStore {
  /** The switch; off when nobody has set it. */
  abstract get(key: SiteSettingKey): Promise<SiteSetting>;
  /**
   * Replaces a switch in one transaction; other saves wait until it ends.
   * @param change from the switch as `get` gives it; nothing is saved when it throws
   */
  abstract update(key: SiteSettingKey, change: (stored: SiteSetting) => SiteSetting): Promise<SiteSetting>;
}
