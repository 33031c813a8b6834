/** Texts of the owner's switches. Source: specification §3, site_settings. */
export const SITE_SETTING_KEYS = ['show_reviews_section'] as const;
export type SiteSettingKey = (typeof SITE_SETTING_KEYS)[number];
export const MAX_SETTING_VALUE_LENGTH = 200;

/** Longest tracking script and longest banner, in characters; our own limits. */
export const MAX_TRACKING_CODE_LENGTH = 20_000;
export const MAX_BANNER_LENGTH = 10_000;

/** Where a banner can stand, each an HTML text. Source: specification §3, super_admin_settings. */
export const BANNER_FIELDS = [
  'bannerFooter',
  'bannerMidSite',
  'bannerMobileTop',
  'bannerMobileMid1',
  'bannerMobileMid2',
  'bannerMobileBottom',
] as const;
export type BannerField = (typeof BANNER_FIELDS)[number];

/** What the super admin sets: the site off or on, the tracking script, the banners. Empty texts show nothing. */
export type SuperAdminSettings = Readonly<
  { siteOffline: boolean; trackingCode: string; updatedAt: Date } & Record<BannerField, string>
>;

export type SuperAdminSettingsChange = Omit<SuperAdminSettings, 'updatedAt'> & {
  /** The state the change was made on; undefined overwrites whatever is there. */
  readonly basedOn: Date | undefined;
};
