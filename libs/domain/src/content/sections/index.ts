import type { PageType } from '../content-pages';
import type { SectionDefinition, ValuesOfSection } from '../section';
import { ABOUT_SECTIONS } from './about';
import { BREAKFAST_SECTIONS } from './breakfast';
import { CONTACT_SECTIONS } from './contact';
import { EMAILS_SECTIONS } from './emails';
import { GUIDE_SECTIONS } from './guide';
import { HOME_SECTIONS } from './home';
import { LEGAL_SECTIONS } from './legal';
import { NOT_FOUND_SECTIONS } from './not-found';
import { OFFLINE_SECTIONS } from './offline';
import { OWN_SECTIONS } from './own';
import { PRICES_SECTIONS } from './prices';
import { QUOTE_SECTIONS } from './quote';
import { ROOM_SECTIONS } from './room';
import { ROOMS_SECTIONS } from './rooms';
import { SERVICES_SECTIONS } from './services';

export { MAX_OWN_TITLE_LENGTH, MENU_NEIGHBOURS, MENU_PLACES } from './own';

/** Every kind of section that there is. */
export const SECTIONS = [
  ...HOME_SECTIONS,
  ...ROOMS_SECTIONS,
  ...ROOM_SECTIONS,
  ...ABOUT_SECTIONS,
  ...GUIDE_SECTIONS,
  ...SERVICES_SECTIONS,
  ...BREAKFAST_SECTIONS,
  ...CONTACT_SECTIONS,
  ...PRICES_SECTIONS,
  ...QUOTE_SECTIONS,
  ...EMAILS_SECTIONS,
  ...LEGAL_SECTIONS,
  ...NOT_FOUND_SECTIONS,
  ...OFFLINE_SECTIONS,
  ...OWN_SECTIONS,
] as const;

export type SectionKind = (typeof SECTIONS)[number]['kind'];

/** Kinds of sections by their name. */
export type SectionKinds = readonly SectionDefinition[];

/** The definition of a section; undefined for a kind that this version does not know. */
export function definitionOf(
  { kind }: { readonly kind: string },
  kinds: SectionKinds = SECTIONS,
): SectionDefinition | undefined {
  return kinds.find((known) => known.kind === kind);
}

/** The kinds of a page's sections, in the order in which a new page has them. */
export type KindOn<Page extends PageType> = Extract<
  (typeof SECTIONS)[number],
  { readonly page: Page }
>['kind'];

/** The definition of a kind. */
export type DefinitionOf<Kind extends SectionKind> = Extract<
  (typeof SECTIONS)[number],
  { readonly kind: Kind }
>;

/** A section by its kind and what is known of it; fields that are left out are empty. */
export type GivenSection = {
  readonly [Kind in SectionKind]: {
    readonly kind: Kind;
    readonly values: Partial<ValuesOfSection<DefinitionOf<Kind>>>;
  };
}[SectionKind];
