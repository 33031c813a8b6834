import type { SuperAdminSettings } from '@ospite/domain';
import type { SuperAdminSettingsRecord } from './super-admin-settings.record';

export function toSettings(record: SuperAdminSettingsRecord): SuperAdminSettings {
  const { siteOffline, trackingCode, trackingOrigins, updatedAt, bannerFooter, bannerMidSite } = record;
  const { bannerMobileTop, bannerMobileMid1, bannerMobileMid2, bannerMobileBottom } = record;
  return {
    siteOffline,
    trackingCode,
    trackingOrigins,
    bannerFooter,
    bannerMidSite,
    bannerMobileTop,
    bannerMobileMid1,
    bannerMobileMid2,
    bannerMobileBottom,
    updatedAt,
  };
}
