import type { ImageVariant, Picture } from './picture';

/** Largest upload (bytes) and largest picture (pixels). Source: specification §12, Uploads. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;
/**
 * How many times the shorter side the longer one of a picture may be: WebP has 16,383 points a side, and the largest width
 * 1,600; a line is no picture. Our own figure.
 */
export const MAX_PICTURE_RATIO = 10;

/** The collections of pictures; each is a folder below `/uploads/`. */
export type PictureCollection = 'rooms' | 'events' | 'breakfast' | 'hosts' | 'content';

/** A picture encoded in all its sizes and formats, not stored yet. */
export interface EncodedPicture {
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly placeholder: string;
  readonly files: readonly PictureFile[];
}

export interface PictureFile {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly type: ImageVariant['type'];
  readonly content: Uint8Array;
}

/**
 * Why an upload is refused: another format or damaged, a phone's HEIC, too large to be decoded,
 * too narrow (a screenshot of a long page, a line), or animated.
 * Source: specification §12, Uploads.
 */
export type PictureFault = 'unreadable' | 'heic' | 'too_many_pixels' | 'too_narrow' | 'animated';

/** An upload is not a picture that the product accepts. */
export class UnreadablePictureError extends Error {
  constructor(
    readonly fault: PictureFault = 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`The picture is refused: ${fault}.`, options);
    this.name = 'UnreadablePictureError';
  }
}

/**
 * Stores the files of a decoded picture. The store of its row calls it inside the transaction, once nothing else can
 * refuse the row.
 */
export type StoreFiles = () => Promise<Picture>;

/** Port: the files of uploaded pictures, which exist as long as the row that names them. */
export abstract class PictureStore {
  /** Decodes an upload and encodes it in all sizes. @throws UnreadablePictureError */
  abstract read(upload: Uint8Array): Promise<EncodedPicture>;

  /**
   * Stores a picture's files together with its row.
   * @param save stores the row; the files are removed again when it fails
   * @returns what `save` returns
   */
  abstract keep<Saved>(
    collection: PictureCollection,
    picture: EncodedPicture,
    save: (storeFiles: StoreFiles) => Promise<Saved>,
  ): Promise<Saved>;

  /**
   * Removes the files of pictures whose rows are gone, except those that another row names too. It never throws: files
   * that cannot be removed now are removed later.
   */
  abstract discard(collection: PictureCollection, pictures: readonly Picture[]): Promise<void>;
}
