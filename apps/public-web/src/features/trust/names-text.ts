import type { TFunction } from 'i18next';

/**
 * Names as a sentence lists them: "Marta, Piero e Anna". Not `Intl`, whose first format takes a phone a twentieth of a
 * second.
 */
export function namesText(names: readonly string[], t: TFunction): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('rooms:trust.names', { names: names.slice(0, -1).join(', '), last });
}
