/** A stored picture with its copies; widths and heights are pixels. */
export interface PictureCopies {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

/** The smallest copy in a format that every browser shows. */
export function thumbnailUrl({ url, variants }: Pick<PictureCopies, 'url' | 'variants'>): string {
  const [smallest] = variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  return smallest?.url ?? url;
}
