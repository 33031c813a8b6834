import type { Language } from '@ospite/domain';
import type { ResourceLanguage } from 'i18next';
import { ONE_ROOM, withTexts, type Texts } from './one-room';
import { COMMON_NAMESPACES, PAGE_NAMESPACES, PART_NAMESPACES } from './page-texts';

/**
 * All texts of the guests' pages in one language, for the server; the browser fetches those of its page.
 * @param hasOneRoom whether the house has one room, of which nothing is to speak as of several
 */
export async function loadSiteCatalogue(language: Language, hasOneRoom = false): Promise<ResourceLanguage> {
  const namespaces = new Set([
    ...COMMON_NAMESPACES,
    ...Object.values(PAGE_NAMESPACES).flat(),
    ...PART_NAMESPACES,
    // What search engines show of a page.
    'search',
  ]);
  const texts = [...namespaces].map(async (name) => [name, await importTexts(language, name)] as const);
  const catalogue = Object.fromEntries(await Promise.all(texts));
  return hasOneRoom ? withTexts(catalogue, await importTexts(language, ONE_ROOM)) : catalogue;
}

async function importTexts(language: Language, namespace: string): Promise<Texts> {
  const texts = (await import(
    /* webpackInclude: /(it|en|de|es)[\\/](about|accessibility|amenities|breakfast|common|contact|cookies|dates|facilities|guide|home|legal|legal-facts|offline|one-room|prices|problems|quote|review-form|reviews|rooms|search|sent|services|stay|stay-facts)\.json$/ */
    `./${language}/${namespace}.json`
  )) as { readonly default: Texts };
  return texts.default;
}
