import {
  filesOf,
  PictureStore,
  type EncodedPicture,
  type Picture,
  type PictureCollection,
} from '@ospite/domain/shared';
import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { admitSenderAgain } from '../bodies/form-upload';
import { storageFailureOf } from '../problems/storage-failure';
import { AvifQueue } from './encoding/avif-queue';
import { encodePicture } from './encoding/encode-picture';
import { PictureTables } from './picture-tables';
import { MediaFiles } from './storage/media-files';

const NAME_BYTES = 10;

/** Pictures in the media folder. It keeps files and rows together while the server runs; after a crash the sweep does. */
@Injectable()
export class FilePictureStore extends PictureStore {
  private readonly logger = new Logger(FilePictureStore.name);

  constructor(
    private readonly media: MediaFiles,
    private readonly tables: PictureTables,
    private readonly avif: AvifQueue,
  ) {
    super();
  }

  override read(upload: Uint8Array): Promise<EncodedPicture> {
    return encodePicture(Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength));
  }

  /**
   * Its sender may have been shut out while the picture was encoded, and is judged again.
   * If the database became unreachable while saving, the outcome is unknown: an abandoned COMMIT may still make the row
   * visible. The files stay then, and the next sweep decides under its lock.
   */
  override async keep<Saved>(
    collection: PictureCollection,
    picture: EncodedPicture,
    save: (storeFiles: () => Promise<Picture>) => Promise<Saved>,
  ): Promise<Saved> {
    await admitSenderAgain();
    const stored: Picture[] = [];
    const storeFiles = async () => {
      const added = await this.media.savePicture(collection, withUniqueNames(picture));
      stored.push(added);
      return added;
    };
    try {
      const saved = await save(storeFiles);
      for (const added of stored) this.avif.add(collection, added);
      return saved;
    } catch (error) {
      if (storageFailureOf(error) !== 'away') await this.discard(collection, stored);
      throw error;
    }
  }

  override async discard(collection: PictureCollection, pictures: readonly Picture[]): Promise<void> {
    if (pictures.length === 0) return;
    try {
      const tables = this.tables.of(collection);
      // Two events of the demo show the same file.
      const named = (await Promise.all(tables.map((table) => table.namedFiles()))).flatMap((urls) => [
        ...urls,
      ]);
      await this.media.remove(pictures.flatMap(filesOf).filter((url) => !named.includes(url)));
    } catch (error) {
      this.logger.warn({ err: error }, 'Files of removed pictures are left to the next start');
    }
  }
}

/**
 * The same picture under names that no other upload has, not even one of the same picture: its files belong to one row,
 * are removed with it, and cannot be guessed before the row is there.
 */
function withUniqueNames(picture: EncodedPicture): EncodedPicture {
  const name = randomBytes(NAME_BYTES).toString('hex');
  const files = picture.files.map((file) => ({ ...file, name: file.name.replace(/^[^-]+/, name) }));
  return { ...picture, files };
}
