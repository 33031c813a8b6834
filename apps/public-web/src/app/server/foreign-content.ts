import { guestApi } from '@ospite/contracts/guest';
import { bannersOf, pictureOrigins, scriptsIn, type Banner } from '@ospite/domain';
import { contentHash, type PageSources } from '@ospite/site-engine/render';
import type { PageFacts } from '../../shared/facts/page-facts';
import type { SiteStore } from '../store';
import { BANNER_SCRIPT_HASH, inDocument } from './banner-html';

/** Pictures of banners come when they are near, as all below the first screen do. */
const PICTURE = /<img\b/gi;
const LAZY_PICTURE = '<img loading="lazy" decoding="async"';

/** What the super admin's settings add to a page: banners, and a policy for them and for the tracking code. */
export interface ForeignContent {
  /** For the browser, and for the state. */
  readonly facts: Pick<PageFacts, 'banners' | 'trackingOrigins'>;
  /** The banners as they stand in the document. */
  readonly inDocument: Pick<PageFacts, 'banners'>;
  readonly scriptHashes: readonly string[];
  readonly sources: Pick<PageSources, 'trackingOrigins' | 'pictureOrigins'>;
}

const NONE: ForeignContent = { facts: {}, inDocument: {}, scriptHashes: [], sources: {} };

/**
 * Reads the settings. With no banner and no tracking code a page is what it would be without them, to the byte.
 * @returns undefined when they cannot be read
 */
export async function readForeignContent(
  { dispatch }: SiteStore,
  publicUrl: string,
): Promise<ForeignContent | undefined> {
  const reading = guestApi.endpoints.getSuperAdminSettings.initiate();
  const { data: settings } = await dispatch(reading);
  if (!settings) return undefined;
  const banners: Banner[] = bannersOf(settings, publicUrl).map((banner) => ({
    ...banner,
    html: banner.html.replaceAll(PICTURE, LAZY_PICTURE),
  }));
  const scripts = scriptsIn(settings.trackingCode);
  const hasTracking = scripts.length > 0;
  const pictures = banners.flatMap(({ html }) => pictureOrigins(html, publicUrl));
  if (banners.length === 0 && !hasTracking) return NONE;
  return {
    facts: {
      ...(banners.length > 0 && { banners }),
      ...(hasTracking && { trackingOrigins: settings.trackingOrigins }),
    },
    inDocument: banners.length > 0 ? { banners: banners.map(inDocument) } : {},
    scriptHashes: [
      ...(banners.length > 0 ? [BANNER_SCRIPT_HASH] : []),
      ...new Set(scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => contentHash(text))),
    ],
    sources: {
      ...(hasTracking && { trackingOrigins: settings.trackingOrigins }),
      ...(pictures.length > 0 && { pictureOrigins: [...new Set(pictures)] }),
    },
  };
}
