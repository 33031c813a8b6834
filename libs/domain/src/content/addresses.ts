import {
  byLanguage,
  isLanguage,
  isSlug,
  LANGUAGES,
  localize,
  slugOf,
  type FieldProblem,
  type Language,
  type Localized,
} from '../shared';
import { isOwnPage, PAGES_OF_CONTENT_ALONE, type ContentPage } from './content-pages';
import type { PublishedSection } from './section';

/** What stands behind the language in a page's address, in each of them. */
export type Addresses = Readonly<Record<Language, string>>;

type Written = Pick<PublishedSection, 'kind' | 'hidden' | 'values'>;
type OfPage = Written & { readonly page: ContentPage };

/** What the addresses of pages depend on beside the content. */
export interface AddressFacts {
  /** Whether a word is part of one of the server's addresses, and so not allowed as a page's. */
  readonly isReserved: (word: string) => boolean;
  /** Where the house is; undefined as long as nobody has said. */
  readonly city: () => Promise<string | undefined>;
}

/** Where the guide to a house's surroundings stands unless its owner says otherwise. */
export function guideAddress(city: string): Localized | undefined {
  if (!isSlug(slugOf(city))) return undefined;
  return {
    it: slugOf(`${city} e dintorni`),
    en: slugOf(`${city} and surroundings`),
    de: slugOf(`${city} und Umgebung`),
    es: slugOf(`${city} y alrededores`),
  };
}

/** The section that says what a page is called and where it stands. */
export function leadOf<Section extends Written>(sections: readonly Section[]): Section | undefined {
  return sections.find(({ kind }) => kind.endsWith('.lead'));
}

/** The address that the owner gave a page; undefined where the site's own stands. */
export function addressesOf(sections: readonly Written[]): Addresses | undefined {
  const address = leadOf(sections)?.values.address as Localized | undefined;
  return address?.it ? byLanguage((language) => localize(address, language)) : undefined;
}

/**
 * Whether there is something to read on a page: on one that the owner added, more than its title. Whoever hides the title of
 * a page that is nothing but texts hides the page.
 */
export function isWritten(page: ContentPage, sections: readonly Written[]): boolean {
  if (PAGES_OF_CONTENT_ALONE.includes(page) && leadOf(sections)?.hidden) return false;
  const shown = sections.filter(({ hidden }) => !hidden);
  if (!isOwnPage(page)) return shown.length > 0;
  const lead = leadOf(shown);
  return lead !== undefined && (shown.length > 1 || Boolean((lead.values.text as Localized | undefined)?.it));
}

/** The languages in which a page would stand where another one of the draft does. */
export function addressProblems(
  page: ContentPage,
  address: Localized | undefined,
  draft: readonly OfPage[],
  isReserved: AddressFacts['isReserved'] = () => false,
): readonly FieldProblem[] {
  if (!address?.it) return [];
  const others = new Set(draft.filter((one) => one.page !== page).map((one) => one.page));
  const taken = [...others].flatMap(
    (other) => addressesOf(draft.filter((section) => section.page === other)) ?? [],
  );
  return LANGUAGES.flatMap((language): FieldProblem[] => {
    const slug = localize(address, language);
    const field = `values.address.${address[language] ? language : 'it'}`;
    if (isLanguage(slug) || isReserved(slug)) return [{ field, code: 'address_reserved' }];
    return taken.some((one) => one[language] === slug) ? [{ field, code: 'address_taken' }] : [];
  }).filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at);
}
