/** A stored picture with its copies; widths and heights are pixels. */
interface PictureCopies {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

/** A picture of a gallery, as all galleries show it. */
export interface GalleryPicture extends PictureCopies {
  readonly id: number;
}

/** The smallest copy in a format that every browser shows. */
export function thumbnailUrl({ url, variants }: PictureCopies): string {
  const [smallest] = variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  return smallest?.url ?? url;
}
