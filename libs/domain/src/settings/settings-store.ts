import type { SuperAdminSettings, SuperAdminSettingsChange } from './settings';

/** Port: the super admin's settings. */
export abstract class SuperAdminSettingsStore {
  abstract get(): Promise<SuperAdminSettings>;
  /** @throws DomainError `settings.changed` when somebody saved after `basedOn` */
  abstract save(change: SuperAdminSettingsChange): Promise<SuperAdminSettings>;
}
