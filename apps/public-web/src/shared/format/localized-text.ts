import type { Event as LocalEvent, RoomImage } from '@ospite/contracts/guest';
import {
  languageOfText,
  localize,
  textOfFields,
  type FlatTexts,
  type Language,
  type Localized,
} from '@ospite/domain';
import type { PictureSource } from '@ospite/ui';

/** A text as a part of a page: with its language where that is not the page's (WCAG 3.1.2). */
export interface PartText {
  readonly text: string;
  readonly lang: Language | undefined;
}

/** A text in a language, else in Italian, which is then marked. */
export function partText(text: Localized, language: Language): PartText {
  const given = languageOfText(text, language);
  return { text: localize(text, language), lang: given === language ? undefined : given };
}

/** An event's texts in a language, else in Italian, which is then marked. */
export function eventTexts(event: LocalEvent, language: Language) {
  return {
    title: partText(textOfFields('title', event), language),
    description: partText(textOfFields('description', event), language),
  };
}

/** A room's description in a language, else the default one (specification §2, Room detail), which is then marked. */
export function roomDescription(room: FlatTexts<'description'>, language: Language): PartText {
  return partText(textOfFields('description', room), language);
}

/** The short description on a room's card, in a language, else the default one, which is then marked. */
export function roomSentence(room: FlatTexts<'shortDescription'>, language: Language): PartText {
  return partText(textOfFields('shortDescription', room), language);
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
