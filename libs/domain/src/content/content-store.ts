import type { Localized, Slice } from '../shared';
import type { ContentPage } from './content-pages';
import type { ContentPicture, OwnPicture } from './pictures/content-picture';
import type { NewSection, PageRevision, PublishedSection, Section } from './section';

/** A publication: what guests have seen since then, until the next one. */
export interface Publication {
  readonly id: number;
  readonly publishedAt: Date;
  /** Who, as histories name people and programs. */
  readonly publishedBy: string;
  /** The pages that it changed. */
  readonly pages: readonly ContentPage[];
}

/** When guests last saw something else of a page, and who has published that. */
export type PageChange = Pick<Publication, 'publishedAt' | 'publishedBy'> & { readonly page: ContentPage };

/** The address that a section gave its page in a publication. */
export interface PublishedAddress {
  readonly publicationId: number;
  readonly page: ContentPage;
  readonly sectionId: number;
  readonly address: Localized;
}

/** A section as it was in a publication. */
export interface SectionRevision {
  readonly publication: Publication;
  readonly section: PublishedSection;
  readonly page: ContentPage;
  /** Id of the section that its page began with then. */
  readonly lead: number | undefined;
}

/**
 * From the sections of a page, and the pictures of the owner's that are there, to the sections that it has from now on, in
 * their order.
 */
export type PageEdit = (
  sections: readonly Section[],
  pictures: ReadonlySet<OwnPicture>,
  page: ContentPage,
) => readonly (Section | NewSection)[];

/**
 * Port: the sections of pages, as a draft and as they were published. Guests see the newest revision of each page. Changes
 * are one transaction each, one after the other.
 */
export abstract class ContentStore {
  /** The draft of all pages, each page's sections in their order. */
  abstract draft(): Promise<readonly Section[]>;

  /** Changes the draft of a page. @returns the sections that it has from now on */
  edit(page: ContentPage, change: PageEdit): Promise<readonly Section[]> {
    return this.editTogether([page], change);
  }

  /**
   * Changes the draft of several pages: all of them, or none when the change of one throws.
   * @param change called for each page in turn
   * @returns the sections that they have from now on
   */
  abstract editTogether(pages: readonly ContentPage[], change: PageEdit): Promise<readonly Section[]>;

  /**
   * Changes the draft of all pages by what guests see of them. @param decide nothing is stored when it throws
   * @returns the sections that they have from now on
   */
  abstract editAfterPublished(
    decide: (draft: readonly Section[], published: readonly PageRevision[]) => PageEdit,
  ): Promise<readonly Section[]>;

  /**
   * Removes a picture of the owner's. It is a change of content, since no edit may name the picture meanwhile.
   * @param judge given the sections of the draft and of what guests see; the picture stays when it throws
   * @throws DomainError `content.picture_not_found`
   */
  abstract removePicture(
    id: number,
    judge: (sections: readonly PublishedSection[]) => void,
  ): Promise<ContentPicture>;

  /** The newest revision of each page that was ever published, and of no other. */
  abstract published(): Promise<readonly PageRevision[]>;

  /** The newest revision of a page; undefined if it was never published. */
  abstract publishedPage(page: ContentPage): Promise<PageRevision | undefined>;

  /** The newest change of each page that was ever published. */
  abstract pageChanges(): Promise<readonly PageChange[]>;

  /** What somebody has published of pages. */
  abstract revisionsBy(publishedBy: string): Promise<readonly PageRevision[]>;

  /**
   * @param choose the pages to publish; nothing is stored when it throws
   * @param afterwards what becomes of the draft of these pages in the same transaction; it stays as it is without
   */
  abstract publish(
    at: Date,
    by: string,
    choose: (draft: readonly Section[], published: readonly PageRevision[]) => readonly PageRevision[],
    afterwards?: PageEdit,
  ): Promise<Publication>;

  /** The pages of a publication as they were before it, empty where it was their first; none if there is no such publication. */
  abstract pagesBefore(publicationId: number): Promise<readonly PageRevision[]>;

  /** Every address that was ever published. Without the sections around it, which may be megabytes. */
  abstract publishedAddresses(): Promise<readonly PublishedAddress[]>;

  /** The newest first. */
  abstract publications(
    slice: Slice,
  ): Promise<{ readonly publications: readonly Publication[]; readonly total: number }>;

  /** A section in every publication that held it, the newest first. */
  abstract revisionsOf(sectionId: number): Promise<readonly SectionRevision[]>;
}
