import { DEFAULT_LANGUAGE, DomainError, type Language } from '../shared';
import type { ContentPage } from './content-pages';
import type { ContentStore } from './content-store';
import type { PageRevision } from './section';
import { SECTIONS, type SectionKinds } from './sections';
import { showSection, type ShownSection } from './show-section';

/** Reads pages as guests see them. */
export class ReadContent {
  constructor(
    private readonly store: ContentStore,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * The sections of a page in a language, in their order.
   * @throws DomainError `content.not_found` when guests would see none
   */
  async page(page: ContentPage, language: Language): Promise<readonly ShownSection[]> {
    const revision = await this.store.publishedPage(page);
    const sections = revision ? this.shown(revision, language) : [];
    if (sections.length === 0) throw new DomainError('content.not_found');
    return sections;
  }

  /** The pages of which guests see something. */
  async pages(): Promise<readonly ContentPage[]> {
    const revisions = await this.store.published();
    return revisions
      .filter((revision) => this.shown(revision, DEFAULT_LANGUAGE).length > 0)
      .map(({ page }) => page);
  }

  private shown({ sections }: PageRevision, language: Language): readonly ShownSection[] {
    return sections.flatMap((section) => {
      const definition = this.kinds.find(({ kind }) => kind === section.kind);
      return (definition && showSection(definition, section, language)) ?? [];
    });
  }
}
