import type { PageRequest } from '@ospite/contracts/site';
import { DEFAULT_PALETTE, PALETTE_COLOURS, type Palette } from '@ospite/domain';
import type { PageLook } from '@ospite/site-engine/render';

/** Of the darkest colour, behind dialogs: 55%, as in tokens.css. */
const VEIL = '8c';

/**
 * What the owner chose of the site's look: the style sheet has the first palette, and shows a logo where the root element has
 * one. So it is in no script, and client and server render the same. Undefined where nothing differs.
 */
export function pageLook(brand: PageRequest['brand']): PageLook | undefined {
  const { palette = DEFAULT_PALETTE, logo = null } = brand ?? {};
  const isFirst = palette === DEFAULT_PALETTE;
  if (isFirst && !logo) return undefined;
  const set = {
    ...(!isFirst && coloursOf(palette)),
    ...(logo && { logo: `url(${logo.url})`, 'logo-ratio': (logo.width / logo.height).toFixed(3) }),
  };
  return {
    style: Object.entries(set)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';'),
    ...(!isFirst && { themeColour: PALETTE_COLOURS[palette].sand }),
  };
}

function coloursOf(palette: Palette) {
  const colours = PALETTE_COLOURS[palette];
  return { ...colours, veil: colours['juniper-deep'] + VEIL };
}
