import type { SuperAdminSettings } from './super-admin-settings';

/** Port: the super admin's settings as they are stored. Pages get them from `ReadSuperAdminSettings`. */
export abstract class SuperAdminSettingsStore {
  abstract get(): Promise<SuperAdminSettings>;
  /**
   * Replaces the settings in one transaction; other saves wait until it ends.
   * @param change from the stored settings; nothing is saved when it throws
   */
  abstract update(change: (stored: SuperAdminSettings) => SuperAdminSettings): Promise<SuperAdminSettings>;
}
