import type { Content, RoomDetail } from '@ospite/contracts/guest';
import { pageTypeOf, type PageType } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import { escapeAttribute } from '@ospite/site-engine';
import { sourceSet, type PictureSource } from '@ospite/ui';
import { pictureOf } from '../../shared/content/content-picture';
import { heroPicture, heroSources } from '../../shared/content/hero-picture';
import { firstPicture } from '../../shared/content/page-words';
import { imageSource } from '../../shared/format/localized-text';
import { ABOUT_SIZES } from '../../shared/pictures/sizes/about-sizes';
import { BREAKFAST_SIZES } from '../../shared/pictures/sizes/breakfast-sizes';
import { gallerySizes } from '../../shared/pictures/sizes/gallery-sizes';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import { HERO_SIZES, HERO_TALL_SIZES } from '../../shared/pictures/sizes/hero-sizes';
import { OWN_SIZES } from '../../shared/pictures/sizes/own-sizes';
import { ROOMS_SIZES } from '../../shared/pictures/sizes/rooms-sizes';
import { SERVICES_SIZES } from '../../shared/pictures/sizes/services-sizes';
import { HERO_TALL_SCREENS } from '../../shared/pictures/site-pictures';

/** How large the first picture of a page's content is shown. */
const SIZES: Partial<Readonly<Record<PageType<PageName>, string>>> = {
  about: ABOUT_SIZES.first,
  breakfast: BREAKFAST_SIZES.table,
  guide: GUIDE_SIZES.bay,
  own: OWN_SIZES.lead,
  rooms: ROOMS_SIZES.large,
  services: SERVICES_SIZES.block,
};

/** Preloads a page's largest picture, in the smallest format it has. */
export function picturePreloads(
  page: PageName | undefined,
  room: RoomDetail | undefined,
  content: Content | undefined,
): string[] {
  if (page === 'home') {
    const hero = heroPicture(content);
    if (!hero) return [];
    const { wide, tall } = heroSources(hero);
    return [
      preload(tall, HERO_TALL_SIZES, HERO_TALL_SCREENS),
      preload(wide, HERO_SIZES, `not all and ${HERO_TALL_SCREENS}`),
    ];
  }
  const sizes = page && SIZES[pageTypeOf(page)];
  const picture = firstPicture(content);
  if (sizes && picture) return [preload(pictureOf(picture), sizes)];
  const gallery = page === 'room' ? (room?.gallery ?? []) : [];
  const [first] = gallery;
  return first ? [preload(imageSource(first), gallerySizes(gallery.length, 0))] : [];
}

function preload(picture: PictureSource, sizes: string, media?: string): string {
  const type = ['image/avif', 'image/webp'].find((known) => sourceSet(picture, known) !== undefined);
  const set = type && sourceSet(picture, type);
  if (!set)
    return `<link rel="preload" as="image" href="${escapeAttribute(picture.url)}" fetchpriority="high">`;
  const where = media ? ` media="${media}"` : '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeAttribute(set)}" imagesizes="${sizes}"${where} fetchpriority="high">`;
}
