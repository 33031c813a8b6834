import type { Room, RoomImage } from '@ospite/contracts';
import type { Language } from '@ospite/domain';
import type { PictureSource } from '@ospite/ui';
import { propertyText } from './property-text';

type Texts = Pick<
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
export function roomDescription(room: Texts, language: Language): string {
  const { description: it, descriptionEn: en, descriptionDe: de, descriptionEs: es } = room;
  return propertyText({ it, en, de, es }, language);
}

/** The sentence on a room's card, in a language, else the default one. */
export function roomSentence(room: Texts, language: Language): string {
  const {
    shortDescription: it,
    shortDescriptionEn: en,
    shortDescriptionDe: de,
    shortDescriptionEs: es,
  } = room;
  return propertyText({ it, en, de, es }, language);
}

/** What a picture shows, in a language; empty where nobody has said it. */
export function imageAlt(image: Pick<RoomImage, 'alt'>, language: Language): string {
  return propertyText(image.alt, language);
}

/** A gallery's picture as the `Picture` part draws it. */
export function imageSource(image: RoomImage): PictureSource {
  return { ...image, url: image.imageUrl };
}
