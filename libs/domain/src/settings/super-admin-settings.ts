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
  {
    siteOffline: boolean;
    trackingCode: string;
    /** Origins that the tracking script may call, as `https://host`. Source: decisions §4, tracking script. */
    trackingOrigins: readonly string[];
    updatedAt: Date;
  } & Record<BannerField, string>
>;
