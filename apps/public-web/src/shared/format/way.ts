import type { Property } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { distanceText } from './distance';

type Way = Property['waysTo'][number];
/** A catalogue that has the texts of ways: each page carries its own. */
type WayTexts = 'contact' | 'guide';

/** How far a landmark is, in one line: "10 min a piedi, 200 m", "200 m a piedi" when the time is unknown. */
export function wayText(way: Way, texts: WayTexts, t: TFunction, language: Language): string {
  const { mode, minutes, metres } = way;
  const distance = metres && distanceText(metres, language);
  const keys = {
    contact: [`contact:way.${mode}`, `contact:mode.${mode}`],
    guide: [`guide:way.${mode}`, `guide:mode.${mode}`],
  } as const;
  const [withMinutes, without] = keys[texts];
  if (minutes !== null) return [t(withMinutes, { count: minutes }), distance].filter(Boolean).join(', ');
  return [distance, t(without)].filter(Boolean).join(' ');
}
