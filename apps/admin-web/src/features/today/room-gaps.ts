import type { Room } from '@ospite/contracts';
import type { Language } from '@ospite/domain';
import { missingLanguages } from '../../shared/languages/language-texts';

/** What is missing about a room: a picture, codes that the law wants shown (decisions §6), and translations. */
export interface RoomGaps {
  readonly picture: boolean;
  readonly codes: readonly ('CIN' | 'IUN')[];
  readonly languages: readonly Language[];
}

/** @returns null when nothing is missing, and for a room that guests do not see */
export function roomGaps(room: Room): RoomGaps | null {
  if (!room.isActive) return null;
  const picture = room.mainImage === null;
  const codes = [...(room.cin ? [] : ['CIN' as const]), ...(room.iun ? [] : ['IUN' as const])];
  const short = missingLanguages({
    it: room.shortDescription,
    en: room.shortDescriptionEn ?? '',
    de: room.shortDescriptionDe ?? '',
    es: room.shortDescriptionEs ?? '',
  });
  const long = missingLanguages({
    it: room.description,
    en: room.descriptionEn ?? '',
    de: room.descriptionDe ?? '',
    es: room.descriptionEs ?? '',
  });
  const languages = [...new Set([...short, ...long])];
  return picture || codes.length + languages.length > 0 ? { picture, codes, languages } : null;
}
