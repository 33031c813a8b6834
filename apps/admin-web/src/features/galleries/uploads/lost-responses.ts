import { IMAGE_WIDTHS } from '@ospite/domain';
import type { StoredPicture } from './upload';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Finds pictures that reached the server although its response was lost with the connection, so that nobody has them
 * twice: they are in the gallery, nobody knew them, and they have the size of what was sent.
 */
export class LostResponses {
  readonly #known = new Set<number>();
  readonly #lost = new Map<number, Size>();

  /** Pictures that are no upload whose response is missing. */
  know(pictures: readonly StoredPicture[]): void {
    for (const { id } of pictures) this.#known.add(id);
  }

  /** An upload was sent whole and got no response. @param size null when nobody knows it */
  lose(uploadId: number, size: Size | null): void {
    if (size) this.#lost.set(uploadId, storedSize(size));
  }

  forget(uploadId: number): void {
    this.#lost.delete(uploadId);
  }

  hasLost(uploadId: number): boolean {
    return this.#lost.has(uploadId);
  }

  /**
   * The stored picture that an upload became after all. Where two uploads of one size were lost and one of them arrived,
   * nobody can tell which: then it is neither, since a picture twice is better than none.
   */
  arrived(uploadId: number, stored: readonly StoredPicture[]): StoredPicture | undefined {
    const size = this.#lost.get(uploadId);
    if (!size) return undefined;
    const fitting = stored.filter((picture) => !this.#known.has(picture.id) && isAlike(picture, size));
    const twins = [...this.#lost.values()].filter((other) => isAlike(other, size));
    return fitting.length < twins.length ? undefined : fitting[0];
  }
}

/** The size of the largest copy that the server makes of a picture. */
function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.max(...IMAGE_WIDTHS) / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A pixel more or less comes from rounding. */
function isAlike(one: Size, other: Size): boolean {
  return Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1;
}
