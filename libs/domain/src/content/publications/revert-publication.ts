import { DomainError, type Clock } from '../../shared';
import type { ContentStore, Publication } from '../content-store';
import { isEqual } from '../is-equal';

/** Takes back what was published last. */
export class RevertPublication {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes the pages of a publication as guests saw them before it. The draft stays: nothing that was written is lost,
   * it is only not on the site.
   * @param by who takes it back, as histories name people and programs
   * @throws DomainError `content.not_latest` when something else was published since
   */
  async revert(publicationId: number, by: string): Promise<Publication> {
    const shown = await this.store.published();
    const { publications } = await this.store.publications({ offset: 0, limit: 1 });
    const before = await this.store.pagesBefore(publicationId);
    return this.store.publish(this.clock.now(), by, (_draft, published) => {
      const isLatest = publications[0]?.id === publicationId && isEqual(shown, published);
      if (!isLatest) throw new DomainError('content.not_latest');
      return before;
    });
  }
}
