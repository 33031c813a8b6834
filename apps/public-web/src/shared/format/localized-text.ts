import type { Room, RoomImage } from '@ospite/contracts/guest';
import { localize, type Language } from '@ospite/domain';
import type { PictureSource } from '@ospite/ui';

/** A text as the API sends it. */
type SentText = {
  readonly it?: string | null;
  readonly en?: string | null;
  readonly de?: string | null;
  readonly es?: string | null;
};

/** A text in a language, else in Italian. */
export function localizedText({ it, en, de, es }: SentText, language: Language): string {
  return localize({ it: it ?? '', en: en ?? '', de: de ?? '', es: es ?? '' }, language);
}

type RoomTexts = Pick<
  Room,
  | 'description'
  | 'descriptionEn'
  | 'descriptionDe'
  | 'descriptionEs'
  | 'shortDescription'
  | 'shortDescriptionEn'
  | 'shortDescriptionDe'
  | 'shortDescriptionEs'
>;

/** A room's description in a language, else the default one (specification §2, Room detail). */
export function roomDescription(room: RoomTexts, language: Language): string {
  const { description: it, descriptionEn: en, descriptionDe: de, descriptionEs: es } = room;
  return localizedText({ it, en, de, es }, language);
}

/** The short description on a room's card, in a language, else the default one. */
export function roomShortDescription(room: RoomTexts, language: Language): string {
  const {
    shortDescription: it,
    shortDescriptionEn: en,
    shortDescriptionDe: de,
    shortDescriptionEs: es,
  } = room;
  return localizedText({ it, en, de, es }, language);
}

/** A picture's alt text in a language; empty where it has none. */
export function imageAlt(image: Pick<RoomImage, 'alt'>, language: Language): string {
  return localizedText(image.alt, language);
}

/** An image of a gallery as `Picture` takes it. */
export function imageSource(image: RoomImage): PictureSource {
  return { ...image, url: image.imageUrl };
}
