import { DomainError, type KeyedUpload, type StoreFiles } from '../../shared';
import { MemoryUploadKeys } from '../../shared/pictures/memory-upload-keys.fixture';
import { refuseTooMany } from './add-content-picture';
import type { ContentPicture } from './content-picture';
import { ContentPictureStore } from './content-picture-store';

/** The twin in memory of the store of the owner's pictures, for tests of use cases. */
export class MemoryContentPictureStore extends ContentPictureStore {
  pictures: readonly ContentPicture[] = [];
  private readonly uploadKeys = new MemoryUploadKeys('content.key_reused');
  private lastId = 0;

  override async list(): Promise<readonly ContentPicture[]> {
    return this.pictures;
  }

  override async add(at: Date, storeFiles: StoreFiles, upload?: KeyedUpload): Promise<ContentPicture> {
    const uploaded = this.uploadKeys.find(this.pictures, upload);
    if (uploaded) return uploaded;
    refuseTooMany(this.pictures.length);
    const picture = await storeFiles();
    const added = { ...picture, id: (this.lastId += 1), uploadedAt: at };
    this.pictures = [added, ...this.pictures];
    this.uploadKeys.remember(added.id, upload);
    return added;
  }

  override async findUploaded(upload: KeyedUpload): Promise<ContentPicture | undefined> {
    return this.uploadKeys.find(this.pictures, upload);
  }

  /** For the content store's twin, which removes pictures in one step with its judgement. */
  remove(id: number): ContentPicture {
    const removed = this.pictures.find((picture) => picture.id === id);
    if (!removed) throw new DomainError('content.picture_not_found');
    this.pictures = this.pictures.filter((picture) => picture !== removed);
    return removed;
  }
}
