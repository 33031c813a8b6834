import type { TFunction } from 'i18next';

/**
 * People's names as a sentence lists them: "Marta, Piero e Anna"; a surname that all of them share once, "Marta e Piero
 * Deledda". Not `Intl`, whose first format takes a phone a twentieth of a second.
 */
export function namesText(names: readonly string[], t: TFunction): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const surname = sharedSurname(names);
  const others = names.slice(0, -1).map((name) => name.slice(0, name.length - surname.length));
  return t('rooms:trust.names', { names: others.join(', '), last });
}

/** The last word of all names, with the blank before it; empty where they differ or one is a single word. */
function sharedSurname(names: readonly string[]): string {
  const [surname = ''] = / \S+$/.exec(names[0] ?? '') ?? [];
  return names.every((name) => name.endsWith(surname)) ? surname : '';
}
