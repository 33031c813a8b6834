import { BANNER_FIELDS, type BannerField } from '../super-admin-settings';

export const REMOVED_KINDS = ['element', 'attribute', 'address', 'style'] as const;

/** Something removed from a banner: a whole element, or an attribute, address or style of one that stays. */
export interface RemovedPart {
  readonly kind: (typeof REMOVED_KINDS)[number];
  /** The element's name, such as `script` or `a`. */
  readonly element: string;
  /** The element, the attribute (`onclick`), the address (`javascript:…`) or the style (`position`). */
  readonly name: string;
  /** How often. */
  readonly count: number;
}

/** Port: removes from a banner's HTML whatever could run in a visitor's browser. It is idempotent. */
export abstract class BannerSanitiser {
  abstract sanitise(html: string): string;
  /** What `sanitise` removes, each once, in the order of the HTML. */
  abstract removedFrom(html: string): readonly RemovedPart[];
}

/** The same with each banner sanitised. */
export function withSafeBanners<Banners extends Readonly<Record<BannerField, string>>>(
  banners: Banners,
  sanitiser: BannerSanitiser,
): Banners {
  const safe = BANNER_FIELDS.map((field) => [field, sanitiser.sanitise(banners[field])]);
  return { ...banners, ...Object.fromEntries(safe) };
}
