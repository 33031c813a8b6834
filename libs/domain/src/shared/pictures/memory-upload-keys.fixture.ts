import { DomainError, type ErrorCode } from '../domain-error';
import type { KeyedUpload } from './keyed-upload';

/** Which image came with which key, for the twins of galleries. */
export class MemoryUploadKeys {
  private readonly uploads: { readonly imageId: number; readonly upload: KeyedUpload }[] = [];

  constructor(private readonly keyReused: ErrorCode) {}

  remember(imageId: number, upload: KeyedUpload | undefined): void {
    if (upload) this.uploads.push({ imageId, upload });
  }

  /** The image of the gallery that came with this key. @throws DomainError when that was another picture */
  find<Image extends { readonly id: number }>(
    gallery: readonly Image[],
    upload: KeyedUpload | undefined,
  ): Image | undefined {
    for (const image of gallery) {
      const known = this.uploads.find(
        ({ imageId, upload: { key } }) => imageId === image.id && key === upload?.key,
      );
      if (known && known.upload.content.join() !== upload?.content.join())
        throw new DomainError(this.keyReused);
      if (known) return image;
    }
    return undefined;
  }
}
