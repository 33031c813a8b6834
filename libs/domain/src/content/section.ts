import type { ContentPage, PageType } from './content-pages';
import type { Fields, SectionValues, ValuesOf } from './fields/fields';
import type { TranslationMark } from './translations/translation-marks';

/** What the owner may do with a section besides filling it in. */
export interface OwnersWays {
  /** Put it elsewhere on its page. */
  readonly move: boolean;
  /** Take it from the page, for a while (hide) or for good (remove). */
  readonly hide: boolean;
  /** Have several of them. */
  readonly repeat: boolean;
}

/** A kind of section: types, checks, schemas and forms all follow from it. */
export interface SectionDefinition<
  Kind extends string = string,
  Page extends PageType = PageType,
  Of extends Fields = Fields,
> {
  /** `page.name`. */
  readonly kind: Kind;
  readonly page: Page;
  readonly fields: Of;
  readonly owner: OwnersWays;
}

export const defineSection = <
  const Page extends PageType,
  const Kind extends `${Page}.${string}`,
  const Of extends Fields,
>(
  definition: SectionDefinition<Kind, Page, Of>,
) => definition;

/** What the owner has put in the sections of this definition. */
export type ValuesOfSection<Definition> =
  Definition extends SectionDefinition<string, PageType, infer Of> ? ValuesOf<Of> : never;

/** A section of a page, as the owner sees it. */
export interface Section {
  readonly id: number;
  readonly page: ContentPage;
  readonly kind: string;
  readonly hidden: boolean;
  readonly values: SectionValues;
  /** Its translations that somebody should read. */
  readonly marks: readonly TranslationMark[];
  readonly updatedAt: Date;
}

/** A section that has no row yet. */
export type NewSection = Omit<Section, 'id'>;

/** A section as it was published. */
export type PublishedSection = Pick<Section, 'id' | 'kind' | 'hidden' | 'values'> & {
  /** None where it had none. Guests see nothing of them. */
  readonly marks?: Section['marks'];
};

/** What guests see of a section. */
export function asSeen({ id, kind, hidden, values }: PublishedSection): PublishedSection {
  return { id, kind, hidden, values };
}

/** The sections of a page, in their order, as they were published. */
export interface PageRevision {
  readonly page: ContentPage;
  readonly sections: readonly PublishedSection[];
}
