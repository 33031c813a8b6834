import type { KeyedUpload, StoreFiles } from '../../shared';
import type { ContentPicture } from './content-picture';

/** Port: the pictures that the owner has uploaded for the pages of the site. */
export abstract class ContentPictureStore {
  /** The newest first. */
  abstract list(): Promise<readonly ContentPicture[]>;

  /**
   * Adds a picture; nothing is added when its files cannot be stored.
   * @param upload when a picture with the same key exists, it is the result and nothing is added
   * @throws DomainError `content.picture_limit`; `content.key_reused` when the key was used for another picture
   */
  abstract add(at: Date, storeFiles: StoreFiles, upload?: KeyedUpload): Promise<ContentPicture>;

  /** The picture that was uploaded under this key, if any. @throws DomainError `content.key_reused` */
  abstract findUploaded(upload: KeyedUpload): Promise<ContentPicture | undefined>;
}
