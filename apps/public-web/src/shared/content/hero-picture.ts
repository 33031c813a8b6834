import type { Content } from '@ospite/contracts/guest';
import type { ShownPicture } from '@ospite/domain';
import { sitePicture } from '../pictures/site-pictures';
import { pictureOf } from './content-picture';

/** The picture of the first screen; undefined where its owner has chosen none. */
export function heroPicture(content: Content | undefined): ShownPicture | undefined {
  for (const section of content?.sections ?? [])
    if (section.kind === 'home.lead') return section.values.picture as ShownPicture | undefined;
  return undefined;
}

/** Its files: the one that comes with the site has a crop of its own for tall screens. */
export function heroSources(picture: ShownPicture) {
  const wide = pictureOf(picture);
  return { wide, tall: picture.source === 'site:hero' ? sitePicture('hero-tall') : wide };
}
