import type { Palette } from './palettes';

/** How the site looks: what its owner chose of it. */
export interface Brand {
  readonly palette: Palette;
  readonly updatedAt: Date;
}
