import { sitePicture, type SitePictureName } from '@ospite/contracts/site-pictures';
import type { PictureValue } from '@ospite/domain';

interface ShownPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that a section shows, small: its smallest copy in a format that every browser knows.
 * @param site origin of the site without a slash at the end, where the back-office stands elsewhere
 */
export function contentPicture(source: PictureValue['source'], site: string): ShownPicture {
  const { width, height, variants } = sitePicture(source.slice('site:'.length) as SitePictureName);
  const [smallest] = variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((one, other) => one.width - other.width);
  return { url: `${site}${smallest?.url ?? ''}`, width, height };
}
