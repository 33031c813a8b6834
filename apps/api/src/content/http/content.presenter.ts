import {
  definitionOf,
  markedIn,
  ownPicture,
  valuesFor,
  type ContentPage,
  type ContentPicture,
  type PageContent,
  type Publication,
  type Section,
  type SectionRevision,
} from '@ospite/domain';
import { presentPicture } from '@ospite/server/rest';
import type { ContentResponse, PublicationResponse, SectionRevisionResponse } from './content.response';
import type { OwnPictureResponse } from './own-picture.response';
import type { DraftSectionResponse } from './section.response';

/** Domain to JSON: the values by the fields of their definition. A kind that is not defined any more is left out. */
export function presentSections(sections: readonly Section[]): DraftSectionResponse[] {
  return sections.flatMap((section) => (definitionOf(section) ? [presentSection(section)] : []));
}

export function presentSection(section: Section): DraftSectionResponse {
  const { id, page, kind, hidden, updatedAt } = section;
  const definition = definitionOf(section);
  const values = valuesOf(section) ?? {};
  const marks = definition ? markedIn(definition, { ...section, values }) : [];
  return { id, page, kind, hidden, values, marks, updatedAt: updatedAt.toISOString() };
}

/** A page as guests see it, or would. */
export function presentContent(page: ContentPage, { sections, hidden }: PageContent): ContentResponse {
  return { page, sections: [...sections], ...(hidden && { hidden: [...hidden] }) };
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
    kind: section.kind,
    hidden: section.hidden,
    values: valuesOf(section) ?? {},
  };
}

export function presentOwnPicture(picture: ContentPicture): OwnPictureResponse {
  const { id, uploadedAt } = picture;
  return {
    ...presentPicture(picture),
    id,
    source: ownPicture(id),
    uploadedAt: uploadedAt.toISOString(),
  };
}

function valuesOf(section: Pick<Section, 'kind' | 'values'>) {
  const definition = definitionOf(section);
  return definition && valuesFor(definition.fields, section.values);
}
