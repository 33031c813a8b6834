import type { TFunction } from 'i18next';

/** What the values of a form are called. */
export type Labels<Values extends object> = Readonly<Record<keyof Values, string>>;

/** @param keys of the catalogue, for each value */
export function translatedLabels<Values extends object>(t: TFunction, keys: Labels<Values>): Labels<Values> {
  const entries = Object.entries<string>(keys).map(([name, key]) => [name, t(key)]);
  return Object.fromEntries(entries) as Labels<Values>;
}
