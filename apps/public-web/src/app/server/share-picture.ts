import type { Content, RoomDetail } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { SharePicture } from '@ospite/site-engine/render';
import { pictureOf } from '../../shared/content/content-picture';
import { firstPicture } from '../../shared/content/page-words';
import { imageAlt } from '../../shared/format/localized-text';
import { sitePicture } from '../../shared/pictures/site-pictures';

interface SharePictureInput {
  readonly language: Language;
  readonly publicUrl: string;
  readonly room: RoomDetail | undefined;
  readonly content: Content | undefined;
  readonly home: Content | undefined;
}

/**
 * What a link preview of a page shows: the room, the page's first picture, else the home page's; its text in the page's
 * language.
 */
export function sharePicture({ room, content, home, ...site }: SharePictureInput): SharePicture | null {
  const { language, publicUrl } = site;
  if (room?.mainImage) {
    const { imageUrl, width, height } = room.mainImage;
    return { ...imageAlt(room.mainImage, language, room.name), url: publicUrl + imageUrl, width, height };
  }
  const picture = firstPicture(content) ?? firstPicture(home);
  if (!picture) return null;
  // The first screen's picture has a crop of its own for previews.
  const source = picture.source === 'site:hero' ? sitePicture('share') : pictureOf(picture);
  const { url, width, height, variants } = source;
  // The file is one of the smaller copies.
  const shown = variants.find((variant) => variant.url === url)?.width ?? width;
  return {
    url: publicUrl + url,
    width: shown,
    height: Math.round((height * shown) / width),
    alt: picture.alt.text,
  };
}
