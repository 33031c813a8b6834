import type { Language } from '@ospite/domain';
import type { ResourceKey, ResourceLanguage } from 'i18next';
import { COMMON_NAMESPACES, PAGE_NAMESPACES, PART_NAMESPACES } from './page-texts';

/** All texts of the guests' pages in one language, for the server; the browser fetches those of its page. */
export async function loadSiteCatalogue(language: Language): Promise<ResourceLanguage> {
  const namespaces = new Set([
    ...COMMON_NAMESPACES,
    ...Object.values(PAGE_NAMESPACES).flat(),
    ...PART_NAMESPACES,
    // What search engines show of a page.
    'search',
  ]);
  const texts = [...namespaces].map(async (name) => [name, await importTexts(language, name)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function importTexts(language: Language, namespace: string): Promise<ResourceKey> {
  const texts = (await import(
    /* webpackInclude: /(it|en|de|es)[\\/](about|accessibility|amenities|breakfast|common|contact|cookies|dates|facilities|guide|home|legal|legal-facts|offline|prices|problems|quote|review-form|reviews|rooms|search|sent|services|stay|stay-facts)\.json$/ */
    `./${language}/${namespace}.json`
  )) as { readonly default: ResourceKey };
  return texts.default;
}
