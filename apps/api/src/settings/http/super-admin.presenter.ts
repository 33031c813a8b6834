import { SUPER_ADMIN_SETTINGS_ID, type SuperAdminSettings } from '@ospite/domain';
import { presentLocalized } from '@ospite/server/rest';
import type { SuperAdminSettingsResponse } from './super-admin-settings.dto';

/** Domain to JSON, every field by name. */
export function presentSettings(settings: SuperAdminSettings): SuperAdminSettingsResponse {
  return {
    id: SUPER_ADMIN_SETTINGS_ID,
    siteOffline: settings.siteOffline,
    offlineUntil: settings.offlineUntil?.toISOString() ?? null,
    offlineText: settings.offlineText && presentLocalized(settings.offlineText),
    trackingCode: settings.trackingCode,
    trackingOrigins: [...settings.trackingOrigins],
    bannerFooter: settings.bannerFooter,
    bannerMidSite: settings.bannerMidSite,
    bannerMobileTop: settings.bannerMobileTop,
    bannerMobileMid1: settings.bannerMobileMid1,
    bannerMobileMid2: settings.bannerMobileMid2,
    bannerMobileBottom: settings.bannerMobileBottom,
    updatedAt: settings.updatedAt.toISOString(),
  };
}
