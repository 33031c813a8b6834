import type { ContentPage, PageRevision, Publication, Section } from '@ospite/domain';
import type { ContentPublicationRecord } from './content-publication.record';
import type { ContentRevisionRecord } from './content-revision.record';
import type { ContentSectionRecord } from './content-section.record';

/** Row to domain. */
export function toSection(row: ContentSectionRecord): Section {
  const { id, page, kind, hidden, values, marks, updatedAt } = row;
  return { id, page, kind, hidden, values, marks, updatedAt };
}

export function toRevision({
  page,
  sections,
}: Pick<ContentRevisionRecord, 'page' | 'sections'>): PageRevision {
  return { page, sections };
}

/** @param pages those that it changed */
export function toPublication(
  { id, publishedAt, publishedBy }: ContentPublicationRecord,
  pages: readonly ContentPage[],
): Publication {
  return { id, publishedAt, publishedBy, pages };
}
