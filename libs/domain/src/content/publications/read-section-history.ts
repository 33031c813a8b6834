import type { ContentStore, SectionRevision } from '../content-store';
import { isEqual } from '../is-equal';
import { asSeen } from '../section';

/** How many versions of a section are listed. Our own figure. */
export const MAX_LISTED_VERSIONS = 50;

/** Reads what a section was. */
export class ReadSectionHistory {
  constructor(private readonly store: ContentStore) {}

  /** The newest first, without publications that left the section as it was; none if it was never published. */
  async read(sectionId: number): Promise<readonly SectionRevision[]> {
    const revisions = await this.store.revisionsOf(sectionId);
    const versions = revisions.filter(({ section }, at) => {
      const before = revisions[at + 1]?.section;
      return !before || !isEqual(asSeen(section), asSeen(before));
    });
    return versions.slice(0, MAX_LISTED_VERSIONS);
  }
}
