import type { ShownPicture } from '@ospite/domain';
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
export function ContentPicture({ picture, ...shown }: ContentPictureProps) {
  const { alt, focus } = picture;
  return <Picture source={pictureOf(picture)} alt={alt.text} lang={alt.lang} focus={focus} {...shown} />;
}

/** The files of a picture: what the owner uploaded comes with it. */
export function pictureOf({ source, files }: Pick<ShownPicture, 'source' | 'files'>): PictureSource {
  return files ?? sitePicture(source.slice('site:'.length) as SitePictureName);
}
