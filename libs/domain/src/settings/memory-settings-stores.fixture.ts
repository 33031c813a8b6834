import type { SiteSetting, SiteSettingKey } from './site-setting';
import { SiteSettingStore, type SiteSettingChange, SuperAdminSettingsStore } from './settings-stores';
import type { SuperAdminSettings } from './super-admin-settings';

/** Settings for tests: the site is online, and nothing else is set. */
export function someSuperAdminSettings(changes: Partial<SuperAdminSettings> = {}): SuperAdminSettings {
  return {
    siteOffline: false,
    offlineSince: null,
    offlineUntil: null,
    offlineText: null,
    trackingCode: '',
    trackingOrigins: [],
    bannerFooter: '',
    bannerMidSite: '',
    bannerMobileTop: '',
    bannerMobileMid1: '',
    bannerMobileMid2: '',
    bannerMobileBottom: '',
    updatedAt: new Date('2026-01-10T09:00:00Z'),
    ...changes,
  };
}

/** The twin in memory of the store of the super admin's settings, for tests of use cases. */
export class MemorySuperAdminSettingsStore extends SuperAdminSettingsStore {
  constructor(private stored: SuperAdminSettings = someSuperAdminSettings()) {
    super();
  }

  override async get(): Promise<SuperAdminSettings> {
    return this.stored;
  }

  override async update(
    change: (stored: SuperAdminSettings) => SuperAdminSettings,
  ): Promise<SuperAdminSettings> {
    this.stored = change(this.stored);
    return this.stored;
  }
}

/** The twin in memory of the store of the owner's switches, for tests of use cases. */
export class MemorySiteSettingStore extends SiteSettingStore {
  private readonly stored = new Map<SiteSettingKey, SiteSetting>();

  override async get(key: SiteSettingKey): Promise<SiteSetting> {
    return this.stored.get(key) ?? { id: null, key, value: 'false', updatedAt: null };
  }

  override async update(key: SiteSettingKey, change: SiteSettingChange): Promise<SiteSetting> {
    const unset = { id: null, key, value: 'false', updatedAt: null } as const;
    const changed = { id: 1, key, ...change(this.stored.get(key) ?? unset) };
    this.stored.set(key, changed);
    return changed;
  }
}
