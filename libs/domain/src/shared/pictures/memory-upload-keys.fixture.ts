import { DomainError, type ErrorCode } from '../domain-error';
import type { KeyedForm } from '../forms/keyed-form';
import type { KeyedUpload } from './keyed-upload';

type Keyed = KeyedUpload | KeyedForm;

/** Which row was stored under which key, for the stores' in-memory twins. */
export class MemoryUploadKeys {
  private uploads: { readonly imageId: number; readonly upload: Keyed }[] = [];

  constructor(private readonly keyReused: ErrorCode) {}

  remember(imageId: number, upload: Keyed | undefined): void {
    if (upload) this.uploads.push({ imageId, upload });
  }

  /** Nothing that comes with the key of this row is what was stored any more. */
  spend(imageId: number): void {
    this.uploads = this.uploads.map((known) =>
      known.imageId === imageId ? { imageId, upload: { ...known.upload, content: '' } } : known,
    );
  }

  /** The row stored under this key. @throws DomainError when the key was used for something else */
  find<Image extends { readonly id: number }>(
    gallery: readonly Image[],
    upload: Keyed | undefined,
  ): Image | undefined {
    for (const image of gallery) {
      const known = this.uploads.find(
        ({ imageId, upload: { key } }) => imageId === image.id && key === upload?.key,
      );
      if (known && String(known.upload.content) !== String(upload?.content))
        throw new DomainError(this.keyReused, { id: image.id });
      if (known) return image;
    }
    return undefined;
  }
}
