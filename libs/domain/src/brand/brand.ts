import type { Logo } from './logo';
import type { Palette } from './palettes';
import type { TypefacePair } from './typefaces';

/** How the site looks: what its owner chose of it. */
export interface Brand {
  readonly palette: Palette;
  readonly typefaces: TypefacePair;
  /** Null where there is none: pages show the product's sprig and the name. */
  readonly logo: Logo | null;
  readonly updatedAt: Date;
}
