import { DomainError, refuseStale, savedAt, type Clock } from '../../shared';
import type { ContentStore } from '../content-store';
import { isEqual } from '../is-equal';
import { withoutGone } from '../pictures/content-picture';
import { asSeen, type Section } from '../section';
import { definitionOf, SECTIONS, type SectionKinds } from '../sections';

/** The draft as somebody saw it; what is left out is not compared. */
export interface SeenDraft {
  /** How many sections all pages have: one that was removed leaves no other date behind. */
  readonly count?: number | undefined;
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

  private refuseOther(draft: readonly Section[], { count, updatedAt }: SeenDraft): void {
    // Nobody sees a kind that is not defined any more.
    const known = draft.filter((section) => definitionOf(section, this.kinds));
    const last = known.map((section) => section.updatedAt).sort((one, other) => Number(other) - Number(one));
    refuseStale(last[0], updatedAt, 'content.changed');
    if (count !== undefined && count !== known.length) throw new DomainError('content.changed');
  }
}
