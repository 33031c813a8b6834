import { DomainError, refuseStale, savedAt, type Clock } from '../../shared';
import type { ContentStore } from '../content-store';
import { valuesFor } from '../fields/check-values';
import { isEqual } from '../is-equal';
import { withoutGone } from '../pictures/content-picture';
import { asSeen, type Section } from '../section';
import { definitionOf, SECTIONS, type SectionKinds } from '../sections';
import { markedIn } from '../translations/translation-marks';

/** The draft as somebody saw it; what is left out is not compared. */
export interface SeenDraft {
  /** Of all sections, in their order: where one was removed or moved, none has another date. */
  readonly ids?: readonly number[] | undefined;
  /** How many of their translations somebody should read: one that was found right gives no other date either. */
  readonly marks?: number | undefined;
  /** When the last of them was changed. */
  readonly updatedAt?: Date | undefined;
}

/** Makes the whole draft what guests see now. */
export class DiscardDraft {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * What was never published is gone; what guests still see is there again. Sections that are as guests see them stay as
   * they are. Pictures that were removed since are not there.
   * @param seen what is discarded
   * @returns the sections of all pages
   * @throws DomainError `content.changed` when the draft is another one
   */
  async discard(seen: SeenDraft): Promise<readonly Section[]> {
    return this.store.editAfterPublished((draft, published) => {
      this.refuseOther(draft, seen);
      return (sections, pictures, page) => {
        const shown = published.find((one) => one.page === page)?.sections ?? [];
        return shown.map((section): Section => {
          const present = sections.find(({ id }) => id === section.id);
          if (present && isEqual(asSeen(present), asSeen(section))) return present;
          const values = withoutGone(pictures, section.values);
          const updatedAt = savedAt(present?.updatedAt, this.clock.now());
          return { ...section, page, values, marks: section.marks ?? [], updatedAt };
        });
      };
    });
  }

  private refuseOther(draft: readonly Section[], { ids, marks, updatedAt }: SeenDraft): void {
    // Nobody sees a kind that is not defined any more.
    const known = draft.filter((section) => definitionOf(section, this.kinds));
    const last = known.map((section) => section.updatedAt).sort((one, other) => Number(other) - Number(one));
    refuseStale(last[0], updatedAt, 'content.changed');
    const inOrder = known.map(({ id }) => id);
    const toRead = known.reduce((sum, section) => sum + this.marksOf(section), 0);
    const isSame = isEqual(ids ?? inOrder, inOrder) && (marks ?? toRead) === toRead;
    if (!isSame) throw new DomainError('content.changed');
  }

  private marksOf(section: Section): number {
    const definition = definitionOf(section, this.kinds);
    if (!definition) return 0;
    const values = valuesFor(definition.fields, section.values);
    return markedIn(definition, { ...section, values }).length;
  }
}
