import { byLanguage, DomainError, localize, type Language } from '../shared';
import { addressesOf, isWritten, leadOf, type Addresses } from './addresses';
import {
  CONTENT_PAGES,
  isCalledByTitle,
  isLegalPage,
  isOwnPage,
  PAGES_OF_CONTENT_ALONE,
  type ContentPage,
} from './content-pages';
import type { ContentStore } from './content-store';
import { ownPicture, ownPicturesIn } from './pictures/content-picture';
import type { ContentPictureStore } from './pictures/content-picture-store';
import type { PageRevision } from './section';
import { definitionOf, SECTIONS, type SectionKinds } from './sections';
import type { MENU_NEIGHBOURS, MENU_PLACES } from './sections/own';
import { showSection, type OwnPictures, type ShownSection, type ShownText } from './show-section';

/** A page that guests can open. */
export interface ShownPage {
  readonly page: ContentPage;
  /** The id of its lead, by which links name a page of the owner's. */
  readonly lead?: number;
  /** What menus call it, where that is the owner's to say. */
  readonly title?: ShownText;
  /** Where it stands, where that is the owner's to say. */
  readonly addresses?: Addresses;
  /** Where a page of the owner's is linked, and which of the links there it follows; nowhere unless said. */
  readonly place?: (typeof MENU_PLACES)[number];
  readonly after?: (typeof MENU_NEIGHBOURS)[number];
}

/** What guests see of a page. */
export interface PageContent {
  /** In their order. */
  readonly sections: readonly ShownSection[];
  /** The kinds of those that its owner hides, where there are any: what the page would show without them is hidden, too. */
  readonly hidden?: readonly string[];
}

/** A page, and where it stood. */
export interface FormerAddress {
  readonly page: ContentPage;
  readonly addresses: Addresses;
  readonly publicationId: number;
}

/** Reads pages as guests see them. */
export class ReadContent {
  constructor(
    private readonly store: ContentStore,
    private readonly own: ContentPictureStore,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * A page in a language.
   * @throws DomainError `content.not_found` when guests would see no section of it
   */
  async page(page: ContentPage, language: Language): Promise<PageContent> {
    const revision = await this.store.publishedPage(page);
    const content = revision && (await this.content(revision, language));
    if (!content || content.sections.length === 0) throw new DomainError('content.not_found');
    return content;
  }

  /** When a page was changed last; undefined for one that does not say so. */
  async changedAt(page: ContentPage): Promise<Date | undefined> {
    if (!isLegalPage(page)) return undefined;
    const changes = await this.store.pageChanges();
    return changes.find((change) => change.page === page)?.publishedAt;
  }

  /** The pages of which guests see something, with what menus call them in a language. */
  async pages(language: Language): Promise<readonly ShownPage[]> {
    return this.listed(await this.store.published(), language);
  }

  /**
   * Where the pages that guests can open stand and stood, the newest publication first: where several stood at one address,
   * it is the last one's. A page that was made anew has no past.
   */
  async formerAddresses(): Promise<readonly FormerAddress[]> {
    const revisions = (await this.store.published()).filter(({ page, sections }) =>
      isWritten(page, sections),
    );
    const leads = new Set(revisions.map(({ sections }) => leadOf(sections)?.id));
    const all = await this.store.publishedAddresses();
    return all
      .filter(({ sectionId }) => leads.has(sectionId))
      .map(({ page, address, publicationId }) => ({
        page,
        addresses: byLanguage((language) => localize(address, language)),
        publicationId,
      }))
      .toSorted((one, other) => other.publicationId - one.publicationId);
  }

  /** A page and the list of pages as they would be published; without sections where guests would see nothing of it. */
  async preview(
    page: ContentPage,
    language: Language,
  ): Promise<PageContent & { readonly pages: readonly ShownPage[] }> {
    const draft = await this.draft();
    const revision = draft.find((one) => one.page === page) ?? { page, sections: [] };
    return { pages: this.listed(draft, language), ...(await this.content(revision, language)) };
  }

  /** The pages as they would be published. */
  async draftPages(language: Language): Promise<readonly ShownPage[]> {
    return this.listed(await this.draft(), language);
  }

  private async draft(): Promise<readonly PageRevision[]> {
    const sections = await this.store.draft();
    return CONTENT_PAGES.map((page) => ({
      page,
      sections: sections.filter((section) => section.page === page),
    }));
  }

  private listed(revisions: readonly PageRevision[], language: Language): readonly ShownPage[] {
    const inOrder = revisions.toSorted(
      (one, other) => CONTENT_PAGES.indexOf(one.page) - CONTENT_PAGES.indexOf(other.page),
    );
    const shown = inOrder.flatMap((revision) => {
      const [first] = this.shown(revision, language);
      return first ? [{ ...revision, values: first.values as Partial<Omit<ShownPage, 'page'>> }] : [];
    });
    const isLinked = (page: ContentPage) =>
      !PAGES_OF_CONTENT_ALONE.includes(page) || shown.some((one) => one.page === page);
    return shown.map(({ page, sections, values: { title, place, after } }) => {
      const addresses = addressesOf(sections);
      const lead = isOwnPage(page) && leadOf(sections);
      return {
        page,
        ...(lead && { lead: lead.id }),
        ...(title && isCalledByTitle(page) && { title }),
        ...(addresses && { addresses }),
        // Behind a page that is not there, it comes last.
        ...(isOwnPage(page) && place && { place, after: after && isLinked(after) ? after : 'contact' }),
      };
    });
  }

  private async content(revision: PageRevision, language: Language): Promise<PageContent> {
    const hidden = revision.sections.flatMap((section) => (section.hidden ? [section.kind] : []));
    return {
      sections: this.shown(revision, language, await this.picturesOf(revision)),
      ...(hidden.length > 0 && { hidden }),
    };
  }

  private async picturesOf(revision: PageRevision): Promise<OwnPictures> {
    if (ownPicturesIn(revision.sections).length === 0) return new Map();
    const own = await this.own.list();
    return new Map(own.map(({ id, uploadedAt: _, ...picture }) => [ownPicture(id), picture]));
  }

  private shown(
    { page, sections }: PageRevision,
    language: Language,
    pictures?: OwnPictures,
  ): readonly ShownSection[] {
    if (!isWritten(page, sections)) return [];
    return sections.flatMap((section) => {
      const definition = definitionOf(section, this.kinds);
      return (definition && showSection(definition, section, language, pictures)) ?? [];
    });
  }
}
