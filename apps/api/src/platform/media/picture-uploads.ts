import { filesOf, type Picture } from '@ospite/domain';
import { Injectable, Logger } from '@nestjs/common';
import { storageFailureOf } from '../problems/storage-failure';
import { AvifQueue } from './encoding/avif-queue';
import type { MadePicture } from './encoding/make-picture';
import { MediaFiles, type MediaCollection } from './storage/media-files';
import { withOwnNames } from './storage/own-names';
import { PictureShelves } from './picture-shelves';

/** Keeps uploaded pictures' files and rows together while the server runs; what a crash leaves is the sweep's. */
@Injectable()
export class PictureUploads {
  private readonly logger = new Logger(PictureUploads.name);

  constructor(
    private readonly media: MediaFiles,
    private readonly shelves: PictureShelves,
    private readonly avif: AvifQueue,
  ) {}

  /**
   * Adds a picture with its row. When the database was away, nobody knows how it ended: a COMMIT that was given up on may
   * still make the row visible. The files stay then, and the next sweep judges them under its lock.
   * @param add stores the row; it calls `store` in its transaction when the files are due. They go again when it fails
   *   for good
   */
  async keep<Row>(
    collection: MediaCollection,
    made: MadePicture,
    add: (store: () => Promise<Picture>) => Promise<Row>,
  ): Promise<Row> {
    const stored: Picture[] = [];
    const store = async () => {
      const picture = await this.media.savePicture(collection, withOwnNames(made));
      stored.push(picture);
      return picture;
    };
    try {
      const row = await add(store);
      for (const picture of stored) this.avif.add(collection, picture);
      return row;
    } catch (error) {
      if (storageFailureOf(error) !== 'away') await this.discard(collection, stored);
      throw error;
    }
  }

  /**
   * Removes the files of pictures whose rows are gone, but for files that another row names too, as two pictures of a
   * demo may. A failure leaves them to the next sweep.
   */
  async discard(collection: MediaCollection, pictures: readonly Picture[]): Promise<void> {
    if (pictures.length === 0) return;
    try {
      const shelves = this.shelves.all().filter((shelf) => shelf.collection === collection);
      const rows = (await Promise.all(shelves.map((shelf) => shelf.rows()))).flat();
      const named = new Set(rows.flatMap(({ picture }) => filesOf(picture)));
      await this.media.remove(pictures.flatMap(filesOf).filter((url) => !named.has(url)));
    } catch (error) {
      this.logger.warn({ err: error }, 'Files of removed pictures are left to the next start');
    }
  }
}
