import {
  SECTIONS,
  pageTypeOf,
  type ContentPage,
  type MarkedTranslation,
  type SectionDefinition,
  type SectionValues,
} from '@ospite/domain';

/** A section of any kind, as the API has it in the draft. */
export interface DraftSection {
  readonly id: number;
  readonly page: ContentPage;
  readonly kind: string;
  readonly hidden: boolean;
  readonly values: SectionValues;
  /** Its translations that are older than their Italian. */
  readonly marks: readonly MarkedTranslation[];
  readonly updatedAt: string;
}

/** The kinds of sections, in the order that a new page has them in. */
const DEFINITIONS: readonly SectionDefinition[] = SECTIONS;

/** The kinds that can be added to a page: those that it lacks, and those that it may have several of. */
export function addableKinds(
  page: ContentPage,
  sections: readonly DraftSection[],
): readonly SectionDefinition[] {
  return DEFINITIONS.filter(
    (known) =>
      known.page === pageTypeOf(page) &&
      (known.owner.repeat || sections.every(({ kind }) => kind !== known.kind)),
  );
}
