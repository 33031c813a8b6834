import { DomainError, type PictureStore } from '../../shared';
import type { ContentStore } from '../content-store';
import { ownPicture, ownPicturesIn } from './content-picture';

/** The owner removes a picture of their own with its files. An older version of a section that showed it shows none. */
export class RemoveContentPicture {
  constructor(
    private readonly content: ContentStore,
    private readonly pictures: PictureStore,
  ) {}

  /** @throws DomainError `content.picture_not_found`, `content.picture_in_use` when the draft or a page shows it */
  async remove(id: number): Promise<void> {
    const removed = await this.content.removePicture(id, (sections) => {
      const shown = sections.flatMap(({ values }) => ownPicturesIn(values));
      if (shown.some(([, source]) => source === ownPicture(id)))
        throw new DomainError('content.picture_in_use');
    });
    await this.pictures.discard('content', [removed]);
  }
}
