import { BANNER_FIELDS, type BannerField } from './super-admin-settings';

/** Port: takes out of a banner's HTML whatever could run in a visitor's browser. Doing it twice changes nothing. */
export abstract class BannerSanitiser {
  abstract sanitise(html: string): string;
}

/** The same with each banner sanitised. */
export function withSafeBanners<Banners extends Readonly<Record<BannerField, string>>>(
  banners: Banners,
  sanitiser: BannerSanitiser,
): Banners {
  const safe = BANNER_FIELDS.map((field) => [field, sanitiser.sanitise(banners[field])]);
  return { ...banners, ...Object.fromEntries(safe) };
}
