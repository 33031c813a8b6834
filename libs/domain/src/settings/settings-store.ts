import type { SuperAdminSettings, SuperAdminSettingsChange } from './settings';
import type { SiteSetting, SiteSettingKey, SiteSettingValue } from './site-setting';

/** Port: the super admin's settings. */
export abstract class SuperAdminSettingsStore {
  abstract get(): Promise<SuperAdminSettings>;
  /**
   * @throws DomainError `settings.changed` when somebody saved after `basedOn`; `settings.invalid` with the fields
   */
  abstract save(change: SuperAdminSettingsChange): Promise<SuperAdminSettings>;
}

/** Port: the owner's switches. */
export abstract class SiteSettingStore {
  /** The switch; off when nobody has set it. */
  abstract get(key: SiteSettingKey): Promise<SiteSetting>;
  /**
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `settings.changed`
   */
  abstract put(
    key: SiteSettingKey,
    value: SiteSettingValue,
    basedOn: Date | undefined,
    at: Date,
  ): Promise<SiteSetting>;
}
