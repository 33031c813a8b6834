import type { Localized, Slice } from '../shared';
import { leadOf, type AddressFacts } from './addresses';
import { CONTENT_PAGES, type ContentPage } from './content-pages';
import {
  ContentStore,
  type PageChange,
  type PageEdit,
  type Publication,
  type PublishedAddress,
  type SectionRevision,
} from './content-store';
import { ownPicture, type ContentPicture } from './pictures/content-picture';
import { MemoryContentPictureStore } from './pictures/memory-content-picture-store.fixture';
import type { PageRevision, PublishedSection, Section } from './section';

/** No address is needed for something else, and nobody has said where the house is. */
export const FREE_ADDRESSES: AddressFacts = { isReserved: () => false, city: async () => undefined };

/** The content store's twin in memory, for tests of use cases. */
export class MemoryContentStore extends ContentStore {
  private lastId = 0;
  private readonly pages = new Map<ContentPage, readonly Section[]>();
  private readonly history: {
    readonly publication: Publication;
    readonly revisions: readonly PageRevision[];
  }[] = [];

  constructor(private readonly own = new MemoryContentPictureStore()) {
    super();
  }

  override async draft(): Promise<readonly Section[]> {
    return [...this.pages.values()].flat();
  }

  override async editTogether(pages: readonly ContentPage[], change: PageEdit): Promise<readonly Section[]> {
    const pictures = new Set(this.own.pictures.map(({ id }) => ownPicture(id)));
    const edited = pages.map((page) => ({
      page,
      sections: change(this.pages.get(page) ?? [], pictures, page),
    }));
    return edited.flatMap(({ page, sections }) => {
      const stored = sections.map((section) =>
        'id' in section ? section : { id: (this.lastId += 1), ...section },
      );
      this.pages.set(page, stored);
      return stored;
    });
  }

  override async editAfterPublished(
    decide: (draft: readonly Section[], published: readonly PageRevision[]) => PageEdit,
  ): Promise<readonly Section[]> {
    return this.editTogether(CONTENT_PAGES, decide([...this.pages.values()].flat(), this.newest()));
  }

  override async removePicture(
    id: number,
    judge: (sections: readonly PublishedSection[]) => void,
  ): Promise<ContentPicture> {
    judge([...this.pages.values(), ...this.newest().map((page) => page.sections)].flat());
    return this.own.remove(id);
  }

  override async published(): Promise<readonly PageRevision[]> {
    return this.newest();
  }

  private newest(): readonly PageRevision[] {
    const newest = new Map(
      this.history.flatMap(({ revisions }) =>
        revisions.map((revision) => [revision.page, revision] as const),
      ),
    );
    return [...newest.values()];
  }

  override async publishedPage(page: ContentPage): Promise<PageRevision | undefined> {
    return (await this.published()).find((revision) => revision.page === page);
  }

  override async pageChanges(): Promise<readonly PageChange[]> {
    const changes = this.history.flatMap(({ publication: { publishedAt, publishedBy, pages } }) =>
      pages.map((page): [ContentPage, PageChange] => [page, { page, publishedAt, publishedBy }]),
    );
    return [...new Map(changes).values()];
  }

  override async revisionsBy(publishedBy: string): Promise<readonly PageRevision[]> {
    return this.history
      .filter(({ publication }) => publication.publishedBy === publishedBy)
      .flatMap(({ revisions }) => revisions);
  }

  override async publish(
    at: Date,
    by: string,
    choose: (draft: readonly Section[], published: readonly PageRevision[]) => readonly PageRevision[],
    afterwards?: PageEdit,
  ): Promise<Publication> {
    const revisions = choose(await this.draft(), await this.published());
    const pages = revisions.map(({ page }) => page);
    if (afterwards) await this.editTogether(pages, afterwards);
    const publication = { id: this.history.length + 1, publishedAt: at, publishedBy: by, pages };
    this.history.push({ publication, revisions });
    return publication;
  }

  override async pagesBefore(publicationId: number): Promise<readonly PageRevision[]> {
    const at = this.history.findIndex(({ publication }) => publication.id === publicationId);
    const earlier = this.history.slice(0, Math.max(at, 0)).flatMap(({ revisions }) => revisions);
    return (this.history[at]?.revisions ?? []).map(
      ({ page }) => earlier.findLast((revision) => revision.page === page) ?? { page, sections: [] },
    );
  }

  override async publishedAddresses(): Promise<readonly PublishedAddress[]> {
    return this.history.flatMap(({ publication, revisions }) =>
      revisions.flatMap(({ page, sections }) =>
        sections.flatMap(({ id, values }) => {
          const address = values.address as Localized | undefined;
          return address?.it ? [{ publicationId: publication.id, page, sectionId: id, address }] : [];
        }),
      ),
    );
  }

  override async publications({ offset, limit }: Slice) {
    const all = this.history.map(({ publication }) => publication).toReversed();
    return { publications: all.slice(offset, offset + limit), total: all.length };
  }

  override async revisionsOf(sectionId: number): Promise<readonly SectionRevision[]> {
    return this.history
      .toReversed()
      .flatMap(({ publication, revisions }) =>
        revisions.flatMap((page) =>
          page.sections
            .filter(({ id }) => id === sectionId)
            .map((section) => ({ publication, section, page: page.page, lead: leadOf(page.sections)?.id })),
        ),
      );
  }
}
