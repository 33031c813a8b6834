/** A picture in memory, upright. */
export interface DecodedPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Encodes it in another size (pixels). */
  readonly toJpeg: (size: { readonly width: number; readonly height: number }) => Promise<Blob>;
  /** Gives its memory back. */
  readonly close: () => void;
}

/** Rejects for what it cannot decode. */
export type PictureDecoder = (file: Blob) => Promise<DecodedPicture>;

/** Above what the server encodes with, so that encoding twice shows nowhere. */
const JPEG_QUALITY = 0.9;
/** Behind what is transparent, which JPEG cannot be: white, and the server's own ground is near it. */
const GROUND = 'white';

/** Decodes with what the browser has. */
export const BROWSER_DECODER: PictureDecoder = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) return Promise.reject(new Error('The browser has no memory for a canvas.'));
      context.fillStyle = GROUND;
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return encoded(canvas);
    },
    close: () => bitmap.close(),
  };
};

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (content) => (content ? resolve(content) : reject(new Error('The picture was not encoded.'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
}
