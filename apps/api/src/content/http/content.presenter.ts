import { SECTIONS, valuesFor, type Publication, type Section, type SectionRevision } from '@ospite/domain';
import type { PublicationResponse, SectionRevisionResponse } from './content.response';
import type { DraftSectionResponse } from './section.response';

/** Domain to JSON: the values by the fields of their definition. A kind that is not defined any more is left out. */
export function presentSections(sections: readonly Section[]): DraftSectionResponse[] {
  return sections.flatMap((section) => {
    const { id, page, kind, hidden, updatedAt } = section;
    const values = valuesOf(section);
    return values ? [{ id, page, kind, hidden, values, updatedAt: updatedAt.toISOString() }] : [];
  });
}

export function presentSection(section: Section): DraftSectionResponse {
  const { id, page, kind, hidden, updatedAt } = section;
  return { id, page, kind, hidden, values: valuesOf(section) ?? {}, updatedAt: updatedAt.toISOString() };
}

export function presentPublication({
  id,
  publishedAt,
  publishedBy,
  pages,
}: Publication): PublicationResponse {
  return { id, publishedAt: publishedAt.toISOString(), publishedBy, pages: [...pages] };
}

export function presentRevision({ publication, section }: SectionRevision): SectionRevisionResponse {
  const { id, publishedAt, publishedBy } = publication;
  return {
    publication: id,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    hidden: section.hidden,
    values: valuesOf(section) ?? {},
  };
}

function valuesOf({ kind, values }: Pick<Section, 'kind' | 'values'>) {
  const definition = SECTIONS.find((known) => known.kind === kind);
  return definition && valuesFor(definition.fields, values);
}
