import type { Localized } from '../shared';

/** There is one row of them, for the one property of an installation. */
export const SUPER_ADMIN_SETTINGS_ID = 1;

/** Longest tracking script and longest banner, in characters; our own limits. */
export const MAX_TRACKING_CODE_LENGTH = 20_000;
export const MAX_BANNER_LENGTH = 10_000;
/** Longest text of the offline notice in one language, in characters; our own limit. */
export const MAX_OFFLINE_TEXT_LENGTH = 500;

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
    /** Since when the site is offline; null while it is online, or when it went offline before this was recorded. */
    offlineSince: Date | null;
    /**
     * The site returns by itself then; null leaves it offline until somebody switches it on. Source: specification §11.
     */
    offlineUntil: Date | null;
    /** What the notice says instead of the usual sentence, which null keeps. Source: specification §11. */
    offlineText: Localized | null;
    trackingCode: string;
    /**
     * Origins that the tracking script may call, as `https://host`. Source: specification §12, Banners and tracking.
     */
    trackingOrigins: readonly string[];
    updatedAt: Date;
  } & Record<BannerField, string>
>;

/** Whether guests see the notice at `now`: nothing is saved when the offline time ends. */
export function isSiteOffline(
  { siteOffline, offlineUntil }: Pick<SuperAdminSettings, 'siteOffline' | 'offlineUntil'>,
  now: Date,
): boolean {
  return siteOffline && (offlineUntil === null || now < offlineUntil);
}
