import { DEFAULT_PALETTE, PALETTE_COLOURS, type Palette } from '@ospite/domain';
import type { PageLook } from '@ospite/site-engine/render';

/** Of the darkest colour, behind dialogs: 55%, as in tokens.css. */
const VEIL = '8c';

/** The colours that a palette changes; undefined for the first one, which the style sheet has. */
export function pageLook(palette: Palette = DEFAULT_PALETTE): PageLook | undefined {
  if (palette === DEFAULT_PALETTE) return undefined;
  const colours = PALETTE_COLOURS[palette];
  const set = { ...colours, veil: colours['juniper-deep'] + VEIL };
  const properties = Object.entries(set).map(([name, colour]) => `--${name}:${colour}`);
  return { style: properties.join(';'), themeColour: colours.sand };
}
