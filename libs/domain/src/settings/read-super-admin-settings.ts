import { withSafeBanners, type BannerSanitiser } from './banners/banner-sanitiser';
import type { SuperAdminSettings } from './super-admin-settings';
import type { SuperAdminSettingsStore } from './settings-stores';

/**
 * Reads the settings as pages may show them. Banners were sanitised when they were saved; they are sanitised again, since
 * the row may be older than a rule. Source: specification §12, Banners and tracking.
 */
export class ReadSuperAdminSettings {
  constructor(
    private readonly store: SuperAdminSettingsStore,
    private readonly sanitiser: BannerSanitiser,
  ) {}

  async read(): Promise<SuperAdminSettings> {
    return withSafeBanners(await this.store.get(), this.sanitiser);
  }
}
