import type { Event as LocalEvent, Room, RoomImage } from '@ospite/contracts/guest';
import { languageOfText, localize, type Language } from '@ospite/domain';
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

/** A text as a part of a page: with its language where that is not the page's (WCAG 3.1.2). */
export interface PartText {
  readonly text: string;
  readonly lang: Language | undefined;
}

/** A text in a language, else in Italian, which is then marked. */
export function partText({ it, en, de, es }: SentText, language: Language): PartText {
  const texts = { it: it ?? '', en: en ?? '', de: de ?? '', es: es ?? '' };
  const given = languageOfText(texts, language);
  return { text: localize(texts, language), lang: given === language ? undefined : given };
}

/** An event's texts in a language, else in Italian, which is then marked. */
export function eventTexts(event: LocalEvent, language: Language) {
  const { title, titleEn, titleDe, titleEs, description, descriptionEn, descriptionDe, descriptionEs } =
    event;
  return {
    title: partText({ it: title, en: titleEn, de: titleDe, es: titleEs }, language),
    description: partText(
      { it: description, en: descriptionEn, de: descriptionDe, es: descriptionEs },
      language,
    ),
  };
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

/** A room's description in a language, else the default one (specification §2, Room detail), which is then marked. */
export function roomDescription(room: RoomTexts, language: Language): PartText {
  const { description: it, descriptionEn: en, descriptionDe: de, descriptionEs: es } = room;
  return partText({ it, en, de, es }, language);
}

/** The short description of a room in a language, else the default one. */
export function roomShortDescription(room: RoomTexts, language: Language): string {
  return roomSentence(room, language).text;
}

/** The short description on a room's card, in a language, else the default one, which is then marked. */
export function roomSentence(room: RoomTexts, language: Language): PartText {
  const {
    shortDescription: it,
    shortDescriptionEn: en,
    shortDescriptionDe: de,
    shortDescriptionEs: es,
  } = room;
  return partText({ it, en, de, es }, language);
}

/** A picture's alt text in a language, else in Italian, which is then marked; the given one where it has none. */
export function imageAlt(image: Pick<RoomImage, 'alt'>, language: Language, otherwise: string) {
  const { text, lang } = partText(image.alt, language);
  return text ? { alt: text, lang } : { alt: otherwise, lang: undefined };
}

/** An image of a gallery as `Picture` takes it. */
export function imageSource(image: RoomImage): PictureSource {
  return { ...image, url: image.imageUrl };
}
