import type { ShownPicture, SitePicture } from '@ospite/domain';
import { Picture, type PictureSource } from '@ospite/ui';
import { sitePicture, type SitePictureName } from '../pictures/site-pictures';

interface ContentPictureProps {
  readonly picture: ShownPicture;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly eager?: boolean;
}

/** A picture that the owner chose, cut around the spot that is to stay in view. */
export function ContentPicture({ picture: { source, alt, focus }, ...shown }: ContentPictureProps) {
  return <Picture source={pictureOf(source)} alt={alt.text} lang={alt.lang} focus={focus} {...shown} />;
}

/** The files of a picture. */
export function pictureOf(source: SitePicture): PictureSource {
  return sitePicture(source.slice('site:'.length) as SitePictureName);
}
