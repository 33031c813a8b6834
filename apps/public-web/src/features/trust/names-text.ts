import { namesInList } from '@ospite/domain';
import type { TFunction } from 'i18next';

/**
 * People's names as a sentence lists them: "Marta, Piero e Anna"; a surname that all of them share once, "Marta e Piero
 * Deledda". Not `Intl`, whose first format takes a phone a twentieth of a second.
 */
export function namesText(names: readonly string[], t: TFunction): string {
  const listed = namesInList(names);
  const last = listed.at(-1) ?? '';
  return names.length < 2 ? last : t('rooms:trust.names', { names: listed.slice(0, -1).join(', '), last });
}
