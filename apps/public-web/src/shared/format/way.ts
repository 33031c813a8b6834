import type { Property } from '@ospite/contracts/guest';
import type { Distance, Landmark, Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { distanceText } from './distance';
import { partText } from './localized-text';

/** A catalogue that has the texts of ways: each page carries its own. */
type WayTexts = 'contact' | 'guide';

/** The ways to the specified landmarks, by the page's names for them, then those to places of the owner's own. */
export function namedWays(
  { waysTo, ownWays }: Property,
  language: Language,
  nameOf: (landmark: Landmark) => string,
) {
  return [
    ...waysTo.map((way) => ({ ...way, id: way.landmark, place: { text: nameOf(way.landmark) } })),
    ...ownWays.map((way) => ({ ...way, landmark: undefined, place: partText(way.name, language) })),
  ];
}

/** How far a place is, in one line: "10 min a piedi, 200 m", "200 m a piedi" when the time is unknown. */
export function wayText(
  { mode, minutes, metres }: Omit<Distance, 'metres'> & { readonly metres: readonly number[] | null },
  texts: WayTexts,
  t: TFunction,
  language: Language,
): string {
  const distance = metres && distanceText(metres, language);
  const keys = {
    contact: [`contact:way.${mode}`, `contact:mode.${mode}`],
    guide: [`guide:way.${mode}`, `guide:mode.${mode}`],
  } as const;
  const [withMinutes, without] = keys[texts];
  if (minutes !== null) return [t(withMinutes, { count: minutes }), distance].filter(Boolean).join(', ');
  return [distance, t(without)].filter(Boolean).join(' ');
}
