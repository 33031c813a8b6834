import type { Content, Property, RoomDetail } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import type { SharePicture } from '@ospite/site-engine/render';
import type { TFunction } from 'i18next';
import { pictureOf } from '../../shared/content/content-picture';
import { firstPicture } from '../../shared/content/page-words';
import { imageAlt } from '../../shared/format/localized-text';
import { sitePicture, type SitePictureName } from '../../shared/pictures/site-pictures';

type SharedPicture = readonly [SitePictureName, alt: string];

const OUTSIDE: SharedPicture = ['bungalow-outside', 'rooms:list.outsideAlt'];

/** What a link preview of a page shows; a room's page shows the room, others the owner's first picture, else the bay. */
const PICTURES: Partial<Readonly<Record<PageName, SharedPicture>>> = {
  rooms: OUTSIDE,
  prices: ['bungalow-inside', 'rooms:list.insideAlt'],
  breakfast: ['breakfast-table', 'breakfast:alt'],
};

interface SharePictureInput {
  readonly t: TFunction;
  readonly language: Language;
  readonly publicUrl: string;
  readonly page: PageName | undefined;
  readonly property: Pick<Property, 'name'>;
  readonly room: RoomDetail | undefined;
  readonly content: Content | undefined;
}

/** The picture that a link preview of a page shows, with its text in the page's language. */
export function sharePicture(input: SharePictureInput): SharePicture {
  const { t, language, publicUrl, page, property, room, content } = input;
  if (room?.mainImage) {
    const { imageUrl, width, height } = room.mainImage;
    return { ...imageAlt(room.mainImage, language, room.name), url: publicUrl + imageUrl, width, height };
  }
  const own = firstPicture(content);
  const [name, text] = (page && PICTURES[page]) ?? [];
  // The first screen's picture has a crop of its own for previews.
  const source = own && own.source !== 'site:hero' ? pictureOf(own) : sitePicture(name ?? 'share');
  const { url, width, height, variants } = source;
  // The file is one of the smaller copies.
  const shown = variants.find((variant) => variant.url === url)?.width ?? width;
  return {
    url: publicUrl + url,
    width: shown,
    height: Math.round((height * shown) / width),
    alt: own?.alt.text ?? (text ? t(text) : property.name),
  };
}
