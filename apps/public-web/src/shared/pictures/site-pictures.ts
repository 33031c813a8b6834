import { BUILT_FILES } from '@ospite/contracts/site';
import type { PictureSource } from '@ospite/ui';
import manifest from '../../../pictures/manifest.json';

/** The site's own pictures, made by `pictures/prepare.mjs`; the build copies them beside the scripts. */
export type SitePictureName = keyof typeof manifest;

const FOLDER = `${BUILT_FILES.site}pictures`;
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** A picture of the site itself, with its smaller copies. */
export function sitePicture(name: SitePictureName): PictureSource {
  const { hash, width, height, placeholder, ...made } = manifest[name];
  const address = (size: number, ending: string) => `${FOLDER}/${name}-${size}-${hash}.${ending}`;
  const variants = (['avif', 'webp', 'jpg'] as const).flatMap((ending) =>
    made[ending].map((size) => ({ url: address(size, ending), width: size, type: TYPES[ending] })),
  );
  return { url: address(made.jpg[0] ?? width, 'jpg'), width, height, placeholder, variants };
}

/** Screens on which the hero shows its tall crop. */
export const HERO_TALL_SCREENS = '(max-aspect-ratio: 3/4)';
