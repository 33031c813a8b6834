import { filesOf, type Picture } from './picture';
import {
  PictureStore,
  UnreadablePictureError,
  type EncodedPicture,
  type PictureCollection,
} from './picture-store';

/** The one upload that the twin takes for a picture. */
export const AN_UPLOAD = Uint8Array.of(0xff, 0xd8, 0xff);

/** The picture store's twin in memory, for tests of use cases. */
export class MemoryPictureStore extends PictureStore {
  /** Addresses of the stored files. */
  readonly files = new Set<string>();
  private stored = 0;

  override async read(upload: Uint8Array): Promise<EncodedPicture> {
    if (upload.join() !== AN_UPLOAD.join()) throw new UnreadablePictureError();
    const file = { name: 'picture-960.jpg', width: 960, type: 'image/jpeg', content: upload } as const;
    return { width: 960, height: 640, placeholder: '#7aa5a3', files: [file] };
  }

  override async keep<Saved>(
    collection: PictureCollection,
    picture: EncodedPicture,
    save: (storeFiles: () => Promise<Picture>) => Promise<Saved>,
  ): Promise<Saved> {
    const stored: Picture[] = [];
    const storeFiles = async () => {
      this.stored += 1;
      const url = `/uploads/${collection}/${this.stored}-960.jpg`;
      const { width, height, placeholder } = picture;
      const variants = [{ url, width, type: 'image/jpeg' as const }];
      stored.push({ url, width, height, placeholder, variants });
      this.files.add(url);
      return { url, width, height, placeholder, variants };
    };
    try {
      return await save(storeFiles);
    } catch (error) {
      await this.discard(collection, stored);
      throw error;
    }
  }

  override async discard(_collection: PictureCollection, pictures: readonly Picture[]): Promise<void> {
    for (const url of pictures.flatMap(filesOf)) this.files.delete(url);
  }
}
