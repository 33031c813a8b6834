import type { Localized } from '@ospite/domain';

/** A text that is not there. */
export const NOTHING: Localized = { it: '' };
export const ON_SITE = {
  it: 'Nel campeggio',
  en: 'On the campsite',
  de: 'Auf dem Campingplatz',
  es: 'En el camping',
};
export const AT_RECEPTION = {
  it: 'In reception',
  en: 'At reception',
  de: 'An der Rezeption',
  es: 'En recepción',
};

/** A line of a list, where there is a text for it. */
export function lines(text: Localized | undefined): readonly { readonly text: Localized }[] {
  return text ? [{ text }] : [];
}
