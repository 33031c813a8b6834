import type { BannerField, SuperAdminSettings } from '../super-admin-settings';

/** Where pages show banners. Source: specification §2 Shell and Home, §7 Banner slots. */
export const BANNER_PLACES = ['mobile-top', 'mid-site', 'mobile-mid2', 'footer'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

/** The settings a place shows, the first one that is not empty. Source: specification §7, Banner slots. */
const FIELDS: Readonly<Record<BannerPlace, Readonly<Record<'desktop' | 'phone', readonly BannerField[]>>>> = {
  'mobile-top': { desktop: [], phone: ['bannerMobileTop'] },
  'mid-site': { desktop: ['bannerMidSite'], phone: ['bannerMobileMid1', 'bannerMidSite'] },
  'mobile-mid2': { desktop: [], phone: ['bannerMobileMid2'] },
  footer: { desktop: ['bannerFooter'], phone: ['bannerMobileBottom', 'bannerFooter'] },
};

/** A banner where pages show it. */
export interface Banner {
  readonly place: BannerPlace;
  /** Undefined on all screens. Phones are narrower than 768 px. Source: specification §9, Mobile breakpoint. */
  readonly screen?: 'desktop' | 'phone';
  readonly html: string;
  /**
   * It loads pictures of another host, so it waits for consent to marketing. Source: specification §12, Banners and
   * tracking.
   */
  readonly isForeign: boolean;
}

/**
 * The banners that pages show, in the order of the places; empty ones are left out.
 * @param settings with sanitised banners
 * @param ownOrigin the site's own, such as `https://ginepri.example`
 */
export function bannersOf(settings: Pick<SuperAdminSettings, BannerField>, ownOrigin: string): Banner[] {
  const first = (fields: readonly BannerField[]) =>
    fields.map((field) => settings[field].trim()).find((html) => html !== '');
  const banner = (place: BannerPlace, html: string, screen?: 'desktop' | 'phone'): Banner => ({
    place,
    ...(screen && { screen }),
    html,
    isForeign: pictureOrigins(html, ownOrigin).length > 0,
  });
  return BANNER_PLACES.flatMap((place) => {
    const [desktop, phone] = [first(FIELDS[place].desktop), first(FIELDS[place].phone)];
    if (desktop !== undefined && desktop === phone) return [banner(place, desktop)];
    return [
      ...(desktop === undefined ? [] : [banner(place, desktop, 'desktop')]),
      ...(phone === undefined ? [] : [banner(place, phone, 'phone')]),
    ];
  });
}

/** Attribute by attribute, as a sanitiser writes them: the text of another one may end in ` src=`. */
const PICTURE = /<img(?: [^\s="<>]+(?:="[^"]*")?)*? src="([^"]*)"/gi;

/**
 * The other origins from which sanitised HTML loads pictures, each once. Nothing else in it loads anything.
 * @param ownOrigin the site's own, which is left out
 */
export function pictureOrigins(html: string, ownOrigin: string): string[] {
  const origins = [...html.matchAll(PICTURE)].flatMap(([, address = '']) => {
    try {
      const { origin, protocol } = new URL(address.replaceAll('&amp;', '&'), ownOrigin);
      return /^https?:$/.test(protocol) && origin !== new URL(ownOrigin).origin ? [origin] : [];
    } catch {
      // An invalid address loads nothing.
      return [];
    }
  });
  return [...new Set(origins)];
}
