import { DomainError, type Language } from '../shared';
import { CONTENT_PAGES, isCalledByTitle, isLegalPage, type ContentPage } from './content-pages';
import type { ContentStore } from './content-store';
import { ownPicture, ownPicturesIn } from './pictures/content-picture';
import type { ContentPictureStore } from './pictures/content-picture-store';
import type { PageRevision } from './section';
import { definitionOf, SECTIONS, type SectionKinds } from './sections';
import { showSection, type OwnPictures, type ShownSection, type ShownText } from './show-section';

/** A page that guests can open. */
export interface ShownPage {
  readonly page: ContentPage;
  /** What menus call it, where that is the owner's to say. */
  readonly title?: ShownText;
}

/** Reads pages as guests see them. */
export class ReadContent {
  constructor(
    private readonly store: ContentStore,
    private readonly own: ContentPictureStore,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * The sections of a page in a language, in their order.
   * @throws DomainError `content.not_found` when guests would see none
   */
  async page(page: ContentPage, language: Language): Promise<readonly ShownSection[]> {
    const revision = await this.store.publishedPage(page);
    const sections = revision ? this.shown(revision, language, await this.picturesOf(revision)) : [];
    if (sections.length === 0) throw new DomainError('content.not_found');
    return sections;
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

  /** A page and the list of pages as they would be published; without sections where guests would see nothing of it. */
  async preview(
    page: ContentPage,
    language: Language,
  ): Promise<{ readonly pages: readonly ShownPage[]; readonly sections: readonly ShownSection[] }> {
    const draft = await this.store.draft();
    const revisionOf = (one: ContentPage): PageRevision => ({
      page: one,
      sections: draft.filter((section) => section.page === one),
    });
    const revision = revisionOf(page);
    return {
      pages: this.listed(CONTENT_PAGES.map(revisionOf), language),
      sections: this.shown(revision, language, await this.picturesOf(revision)),
    };
  }

  private listed(revisions: readonly PageRevision[], language: Language): readonly ShownPage[] {
    return revisions.flatMap((revision) => {
      const { page } = revision;
      const [first] = this.shown(revision, language);
      const title =
        first && isCalledByTitle(page) ? (first.values.title as ShownText | undefined) : undefined;
      return first ? [{ page, ...(title && { title }) }] : [];
    });
  }

  private async picturesOf(revision: PageRevision): Promise<OwnPictures> {
    if (ownPicturesIn(revision.sections).length === 0) return new Map();
    const own = await this.own.list();
    return new Map(own.map(({ id, uploadedAt: _, ...picture }) => [ownPicture(id), picture]));
  }

  private shown(
    { sections }: PageRevision,
    language: Language,
    pictures?: OwnPictures,
  ): readonly ShownSection[] {
    return sections.flatMap((section) => {
      const definition = definitionOf(section, this.kinds);
      return (definition && showSection(definition, section, language, pictures)) ?? [];
    });
  }
}
