import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

/** The translations themselves: `useTranslation` wraps them, each time anew while a page waits. */
export function useTexts(): i18n {
  const context = use(I18nContext);
  if (!context) throw new Error('There are no texts around this component.');
  return context.i18n;
}
