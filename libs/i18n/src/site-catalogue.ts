import type { Language } from '@ospite/domain';
import type { ResourceLanguage } from 'i18next';

/** The texts of the guests' site in one language; the browser loads them as a file of their own. */
export async function loadSiteCatalogue(language: Language): Promise<ResourceLanguage> {
  return (await CATALOGUES[language]()).catalogue;
}

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly catalogue: ResourceLanguage }>>> = {
  it: () => import(/* webpackChunkName: "texts-it" */ './site/it'),
  en: () => import(/* webpackChunkName: "texts-en" */ './site/en'),
  de: () => import(/* webpackChunkName: "texts-de" */ './site/de'),
  es: () => import(/* webpackChunkName: "texts-es" */ './site/es'),
};
