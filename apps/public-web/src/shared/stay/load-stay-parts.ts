import { addTexts } from '@ospite/i18n';
import { useLoaded, useTexts } from '@ospite/site-engine';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import type * as Parts from './stay-parts';

type StayParts = typeof Parts;

let loaded: StayParts | null = null;

/** Loads what a stay that the address names is shown with: its estimate, and the words for both. */
export async function loadStayParts(texts: i18n): Promise<StayParts> {
  const [parts] = await Promise.all([
    import(/* webpackChunkName: "stay-parts" */ './stay-parts'),
    addTexts(texts, 'stay'),
    addTexts(texts, 'dates'),
  ]);
  loaded = parts;
  return parts;
}

/** The same, once a stay is named. @param stay as the attempts of `useLoaded`; null while there is none */
export function useStayParts(stay: object | null): StayParts | null {
  const texts = useTexts();
  const load = useCallback(() => loadStayParts(texts), [texts]);
  const parts = useLoaded(load, stay);
  return parts ?? (texts.hasResourceBundle(texts.language, 'dates') ? loaded : null);
}
