import type { Language } from '@ospite/domain';
import type { i18n, ResourceKey, ResourceLanguage } from 'i18next';
import { PAGE_NAMESPACES, type PageNamespace, type PartNamespace } from './page-texts';
import type { PageName } from './paths';

/** The texts that every page of the guests' site may need, in one language; a file of their own in the browser. */
export async function loadCommonCatalogue(language: Language): Promise<ResourceLanguage> {
  return (await CATALOGUES[language]()).catalogue;
}

/** All texts of the guests' site in one language. */
export async function loadSiteCatalogue(language: Language): Promise<ResourceLanguage> {
  const namespaces = [...new Set(Object.values(PAGE_NAMESPACES).flat())];
  const [common, ...texts] = await Promise.all([
    loadCommonCatalogue(language),
    ...namespaces.map(async (name) => [name, await loadNamespace(language, name)] as const),
  ]);
  return { ...common, ...Object.fromEntries(texts) };
}

/** Whether `instance` has the texts that a page needs beside the common ones. */
export function hasPageTexts(instance: i18n, page: PageName): boolean {
  return missingNamespaces(instance, page).length === 0;
}

/** Gives `instance` the texts that a page needs beside the common ones. */
export async function addPageTexts(instance: i18n, page: PageName): Promise<void> {
  const { language } = instance;
  await Promise.all(
    missingNamespaces(instance, page).map(async (namespace) => {
      instance.addResourceBundle(language, namespace, await loadNamespace(language, namespace));
    }),
  );
}

/** Gives `instance` texts that only a part of the site needs, loaded when it is used. */
export async function addTexts(instance: i18n, namespace: PartNamespace): Promise<void> {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  instance.addResourceBundle(language, namespace, await loadNamespace(language, namespace));
}

function missingNamespaces(instance: i18n, page: PageName): readonly PageNamespace[] {
  return PAGE_NAMESPACES[page].filter(
    (namespace) => !instance.hasResourceBundle(instance.language, namespace),
  );
}

/** @param language one of ours, as i18next gives it back */
async function loadNamespace(
  language: string,
  namespace: PageNamespace | PartNamespace,
): Promise<ResourceKey> {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(it|en|de|es)[\\/](about|accessibility|amenities|breakfast|contact|cookies|facilities|guide|home|legal|prices|quote|review-form|reviews|rooms|sent|stay)\.json$/ */
    `./${language}/${namespace}.json`
  )) as { readonly default: ResourceKey };
  return texts.default;
}

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly catalogue: ResourceLanguage }>>> = {
  it: () => import(/* webpackChunkName: "texts-it" */ './site/it'),
  en: () => import(/* webpackChunkName: "texts-en" */ './site/en'),
  de: () => import(/* webpackChunkName: "texts-de" */ './site/de'),
  es: () => import(/* webpackChunkName: "texts-es" */ './site/es'),
};
