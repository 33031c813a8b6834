import type { Language } from '@ospite/domain';
import { decimalText } from '@ospite/i18n/money';

/** A score and the best that there is as a language writes them, such as `9,6` of `10`. */
export function scoreText(
  { value, scale }: { readonly value: number; readonly scale: number },
  language: Language,
): { readonly value: string; readonly scale: string } {
  const written = (number: number) => decimalText(number, Number.isInteger(number) ? 0 : 1, language);
  return { value: written(value), scale: written(scale) };
}
