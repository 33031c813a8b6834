import type { RoomImage } from '@ospite/contracts';
import type { PictureSource } from '@ospite/ui/office';

/**
 * A stored picture as the library's `Picture` takes it.
 * @param site origin of the API without a slash at the end, where the back-office stands elsewhere
 */
export function pictureSource(
  image: Pick<RoomImage, 'imageUrl' | 'width' | 'height' | 'placeholder' | 'variants'>,
  site: string,
): PictureSource {
  const { imageUrl, width, height, placeholder, variants } = image;
  return {
    url: `${site}${imageUrl}`,
    width,
    height,
    placeholder,
    variants: variants.map((variant) => ({ ...variant, url: `${site}${variant.url}` })),
  };
}
