import type { Language } from '@ospite/domain';

/**
 * A number with its decimal sign, ungrouped. Not `Intl`, whose first format takes a phone a twentieth of a second.
 * @param digits after the decimal sign, zeros included
 */
export function decimalText(value: number, digits: number, language: Language): string {
  const text = value.toFixed(digits);
  return language === 'en' ? text : text.replace('.', ',');
}
