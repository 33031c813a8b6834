import {
  CONTENT_PAGES,
  ContentStore,
  DomainError,
  ownPicture,
  type ContentPage,
  type ContentPicture,
  type PageChange,
  type PageEdit,
  type PageRevision,
  type PublishedAddress,
  type Publication,
  type PublishedSection,
  type Section,
  type SectionRevision,
  type Slice,
} from '@ospite/domain';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '@ospite/server/persistence';
import { ContentPictureRecord } from './content-picture.record';
import { ContentPublicationRecord } from './content-publication.record';
import { ContentRevisionRecord } from './content-revision.record';
import { ContentSectionRecord } from './content-section.record';
import { toPublication, toRevision, toSection } from './content.mapping';
import { toContentPicture } from './mikro-orm-content-picture-store';

// Megabytes of texts are read past the unit of work: it would write each row's JSON anew to see changes.
/** All sections of the draft. */
const DRAFT = `select id, page, kind, hidden, values, marks, updated_at as "updatedAt" from content_section
  order by page, position`;
/** The newest revision of each page. */
const NEWEST = `select distinct on (page) page, sections from content_revision order by page, publication_id desc`;
/** The revisions of a publication's pages that came right before it; pages without any are named all the same. */
const BEFORE = `select distinct on (now.page) now.page, old.id from content_revision now
  left join content_revision old on old.page = now.page and old.publication_id < now.publication_id
  where now.publication_id = ? order by now.page, old.publication_id desc nulls last`;
/** The newest publication of each page. */
const CHANGES = `select distinct on (r.page) r.page, p.published_at as "publishedAt", p.published_by as "publishedBy"
  from content_revision r join content_publication p on p.id = r.publication_id order by r.page, p.id desc`;
const REVISIONS_BY = `select r.page, r.sections from content_revision r
  join content_publication p on p.id = r.publication_id where p.published_by = ? order by r.id`;
const ADDRESSES = `select r.publication_id as "publicationId", r.page, (section->>'id')::int as "sectionId",
    section->'values'->'address' as address
  from content_revision r, jsonb_array_elements(r.sections) section
  where section->'values'->'address'->>'it' <> '' order by r.id`;
/** A section in each publication, without the sections around it, which may be megabytes. */
const SECTION_REVISIONS = `select r.publication_id as "publicationId", r.page, section,
    (select (first->>'id')::int from jsonb_array_elements(r.sections) first where first->>'kind' like '%.lead' limit 1) as lead
  from content_revision r, jsonb_array_elements(r.sections) section
  where r.sections @> ?::jsonb and (section->>'id')::int = ? order by r.publication_id desc`;

/** Sections and publications in PostgreSQL. Only a publication changes what guests see. */
@Injectable()
export class MikroOrmContentStore extends ContentStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override draft(): Promise<readonly Section[]> {
    return draftOf(this.em.fork());
  }

  override editTogether(pages: readonly ContentPage[], change: PageEdit): Promise<readonly Section[]> {
    return this.em.fork().transactional(async (em) => {
      await lockContent(em);
      return editPages(em, pages, change);
    });
  }

  override editAfterPublished(
    decide: (draft: readonly Section[], published: readonly PageRevision[]) => PageEdit,
  ): Promise<readonly Section[]> {
    return this.em.fork().transactional(async (em) => {
      await lockContent(em);
      return editPages(em, CONTENT_PAGES, decide(await draftOf(em), await publishedOf(em)));
    });
  }

  override removePicture(
    id: number,
    judge: (sections: readonly PublishedSection[]) => void,
  ): Promise<ContentPicture> {
    return this.em.fork().transactional(async (em) => {
      await lockContent(em);
      judge([...(await draftOf(em)), ...(await publishedOf(em)).flatMap(({ sections }) => sections)]);
      // An AVIF copy that is being noted has to be known, since its file goes, too.
      const row = await em.findOne(ContentPictureRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new DomainError('content.picture_not_found');
      em.remove(row);
      return toContentPicture(row);
    });
  }

  override published(): Promise<readonly PageRevision[]> {
    return publishedOf(this.em.fork());
  }

  override async publishedPage(page: ContentPage): Promise<PageRevision | undefined> {
    const newest = { orderBy: { publicationId: 'desc' } } as const;
    const row = await this.em.fork().findOne(ContentRevisionRecord, { page }, newest);
    return row ? toRevision(row) : undefined;
  }

  override async pageChanges(): Promise<readonly PageChange[]> {
    const rows: PageChange[] = await this.em.fork().execute(CHANGES);
    return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }));
  }

  override async revisionsBy(publishedBy: string): Promise<readonly PageRevision[]> {
    return this.em.fork().execute<PageRevision[]>(REVISIONS_BY, [publishedBy]);
  }

  override publish(
    at: Date,
    by: string,
    choose: (draft: readonly Section[], published: readonly PageRevision[]) => readonly PageRevision[],
    afterwards?: PageEdit,
  ): Promise<Publication> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockContent(em);
      const revisions = choose(await draftOf(em), await publishedOf(em));
      const row = em.create(ContentPublicationRecord, { publishedAt: at, publishedBy: by });
      await em.flush();
      for (const { page, sections } of revisions)
        em.create(ContentRevisionRecord, { publicationId: row.id, page, sections: [...sections] });
      await em.flush();
      const pages = revisions.map(({ page }) => page);
      if (afterwards) await editPages(em, pages, afterwards);
      return toPublication(row, pages);
    });
  }

  override async pagesBefore(publicationId: number): Promise<readonly PageRevision[]> {
    const em = this.em.fork();
    const pages: { page: ContentPage; id: number | null }[] = await em.execute(BEFORE, [publicationId]);
    const rows = await em.find(ContentRevisionRecord, { id: { $in: pages.flatMap(({ id }) => id ?? []) } });
    return pages.map(({ page }) => {
      const row = rows.find((one) => one.page === page);
      return row ? toRevision(row) : { page, sections: [] };
    });
  }

  override publishedAddresses(): Promise<readonly PublishedAddress[]> {
    return this.em.fork().execute<PublishedAddress[]>(ADDRESSES);
  }

  override async publications({ offset, limit }: Slice) {
    const em = this.em.fork();
    const newest = { orderBy: { id: 'desc' }, offset, limit } as const;
    const [rows, total] = await em.findAndCount(ContentPublicationRecord, {}, newest);
    const publicationId = { $in: rows.map(({ id }) => id) };
    const fields = ['publicationId', 'page'] as const;
    const changed = await em.find(
      ContentRevisionRecord,
      { publicationId },
      { fields, orderBy: { page: 'asc' } },
    );
    const pagesOf = (id: number) => changed.filter((one) => one.publicationId === id).map(({ page }) => page);
    return { publications: rows.map((row) => toPublication(row, pagesOf(row.id))), total };
  }

  override async revisionsOf(sectionId: number): Promise<readonly SectionRevision[]> {
    const em = this.em.fork();
    const holding = JSON.stringify([{ id: sectionId }]);
    const rows: SectionRevisionRow[] = await em.execute(SECTION_REVISIONS, [holding, sectionId]);
    const publications = await em.find(ContentPublicationRecord, {
      id: { $in: rows.map(({ publicationId }) => publicationId) },
    });
    return rows.flatMap(({ publicationId, page, section, lead }) => {
      const publication = publications.find(({ id }) => id === publicationId);
      return publication
        ? [{ publication: toPublication(publication, [page]), section, page, lead: lead ?? undefined }]
        : [];
    });
  }
}

interface SectionRevisionRow {
  readonly publicationId: number;
  readonly page: ContentPage;
  readonly section: PublishedSection;
  readonly lead: number | null;
}

/** Others who edit or publish wait until the transaction ends, on every replica. */
async function lockContent(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('content', 0))`);
}

async function editPages(
  em: EntityManager,
  pages: readonly ContentPage[],
  change: PageEdit,
): Promise<readonly Section[]> {
  const inOrder = { orderBy: { position: 'asc' } } as const;
  const drafts = await em.find(ContentSectionRecord, { page: { $in: [...pages] } }, inOrder);
  const own = await em.find(ContentPictureRecord, {}, { fields: ['id'] });
  const pictures = new Set(own.map(({ id }) => ownPicture(id)));
  const stored = pages.flatMap((page) => {
    const rows = drafts.filter((row) => row.page === page);
    const sections = change(rows.map(toSection), pictures, page);
    const kept = new Set(sections.map((section) => ('id' in section ? section.id : undefined)));
    for (const row of rows) if (!kept.has(row.id)) em.remove(row);
    return sections.map((section, position) => {
      const row = 'id' in section ? rows.find(({ id }) => id === section.id) : undefined;
      if (row) return em.assign(row, { ...section, position });
      return em.create(ContentSectionRecord, { ...section, position });
    });
  });
  await em.flush();
  return stored.map(toSection);
}

async function draftOf(em: EntityManager): Promise<readonly Section[]> {
  const rows = await em.execute<Section[]>(DRAFT);
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

function publishedOf(em: EntityManager): Promise<readonly PageRevision[]> {
  return em.execute<PageRevision[]>(NEWEST);
}
