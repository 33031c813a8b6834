import { DomainError, keyedUpload, type Clock, type PictureStore } from '../../shared';
import { MAX_CONTENT_PICTURES, type ContentPicture } from './content-picture';
import type { ContentPictureStore } from './content-picture-store';

/** The owner uploads a picture for the pages of the site. Guests see it where a published section shows it. */
export class AddContentPicture {
  constructor(
    private readonly own: ContentPictureStore,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param key chosen by the sender, so that it can retry safely; undefined when it chose none
   * @throws DomainError `content.picture_limit`, `content.key_reused`; UnreadablePictureError
   */
  async add(upload: Uint8Array, key: string | undefined): Promise<ContentPicture> {
    const keyed = keyedUpload(upload, key);
    const uploaded = keyed && (await this.own.findUploaded(keyed));
    if (uploaded) return uploaded;
    // Encoding is slow, so one too many is refused before it; the store checks again under its lock.
    refuseTooMany((await this.own.list()).length);
    const picture = await this.pictures.read(upload);
    const now = this.clock.now();
    return this.pictures.keep('content', picture, (storeFiles) => this.own.add(now, storeFiles, keyed));
  }
}

/** @param present how many pictures there are @throws DomainError `content.picture_limit` */
export function refuseTooMany(present: number): void {
  if (present >= MAX_CONTENT_PICTURES)
    throw new DomainError('content.picture_limit', { limit: MAX_CONTENT_PICTURES });
}
