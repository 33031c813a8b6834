import type { ContentPage } from './content-pages';
import type { Fields, SectionValues, ValuesOf } from './fields';

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
  Page extends ContentPage = ContentPage,
  Of extends Fields = Fields,
> {
  /** `page.name`. */
  readonly kind: Kind;
  readonly page: Page;
  readonly fields: Of;
  readonly owner: OwnersWays;
}

export const defineSection = <
  const Page extends ContentPage,
  const Kind extends `${Page}.${string}`,
  const Of extends Fields,
>(
  definition: SectionDefinition<Kind, Page, Of>,
) => definition;

/** What the owner has put in the sections of this definition. */
export type ValuesOfSection<Definition> =
  Definition extends SectionDefinition<string, ContentPage, infer Of> ? ValuesOf<Of> : never;

/** A section of a page, as the owner sees it. */
export interface Section {
  readonly id: number;
  readonly page: ContentPage;
  readonly kind: string;
  readonly hidden: boolean;
  readonly values: SectionValues;
  readonly updatedAt: Date;
}

/** A section that has no row yet. */
export type NewSection = Omit<Section, 'id'>;

/** A section as it was published. */
export type PublishedSection = Pick<Section, 'id' | 'kind' | 'hidden' | 'values'>;

/** The sections of a page, in their order, as they were published. */
export interface PageRevision {
  readonly page: ContentPage;
  readonly sections: readonly PublishedSection[];
}
