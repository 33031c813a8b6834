import { BUILT_FILES } from './site';
import manifest from './site-pictures.json';

/**
 * The pictures that come with the site, made by `apps/public-web/pictures/prepare.mjs`; its build copies them beside
 * the scripts.
 */
export type SitePictureName = keyof typeof manifest;

/** A picture and its copies, smaller ones and ones in other formats. Widths and heights are pixels. */
interface SitePictureFiles {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** A colour near the picture's own, shown until it has loaded. */
  readonly placeholder: string;
  readonly variants: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

const FOLDER = `${BUILT_FILES.site}pictures`;
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The files of a picture of the site itself, from the site's root. */
export function sitePicture(name: SitePictureName): SitePictureFiles {
  const { hash, width, height, placeholder, ...made } = manifest[name];
  const address = (size: number, ending: string) => `${FOLDER}/${name}-${size}-${hash}.${ending}`;
  const variants = (['avif', 'webp', 'jpg'] as const).flatMap((ending) =>
    made[ending].map((size) => ({ url: address(size, ending), width: size, type: TYPES[ending] })),
  );
  return { url: address(made.jpg[0] ?? width, 'jpg'), width, height, placeholder, variants };
}
