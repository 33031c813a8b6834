import type { Property } from '@ospite/contracts/guest';
import type { Landmark, Language } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { distanceText } from './distance';

type Way = Property['waysTo'][number];

/**
 * How far a landmark is, in one line: "10 min a piedi, 200 m". Undefined where the property does not say.
 * @param texts the catalogue that has the `way` texts
 */
export function wayText(
  property: Property,
  landmark: Landmark,
  texts: 'contact' | 'facilities',
  t: TFunction,
  language: Language,
): string | undefined {
  const way = property.waysTo.find((entry) => entry.landmark === landmark);
  if (!way) return undefined;
  const distance = way.metres && distanceText(way.metres, language);
  const parts = [minutesText(way, texts, t), distance];
  return parts.filter(Boolean).join(', ') || undefined;
}

function minutesText({ mode, minutes }: Way, texts: 'contact' | 'facilities', t: TFunction) {
  if (minutes === null) return null;
  return texts === 'contact'
    ? t(`contact:way.${mode}`, { count: minutes })
    : t(`facilities:way.${mode}`, { count: minutes });
}
