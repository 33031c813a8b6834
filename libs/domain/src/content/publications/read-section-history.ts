import type { ContentStore, SectionRevision } from '../content-store';
import { isEqual } from '../is-equal';
import { asSeen } from '../section';

/** Reads what a section was. */
export class ReadSectionHistory {
  constructor(private readonly store: ContentStore) {}

  /** The newest first, without publications that left the section as it was; none if it was never published. */
  async read(sectionId: number): Promise<readonly SectionRevision[]> {
    const revisions = await this.store.revisionsOf(sectionId);
    return revisions.filter(({ section }, at) => {
      const before = revisions[at + 1]?.section;
      return !before || !isEqual(asSeen(section), asSeen(before));
    });
  }
}
