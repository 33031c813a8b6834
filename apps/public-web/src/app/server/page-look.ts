import { MANIFEST_PATH, type PageRequest } from '@ospite/contracts/site';
import {
  DEFAULT_PALETTE,
  DEFAULT_TYPEFACES,
  PALETTE_COLOURS,
  typefaceProperties,
  type Palette,
} from '@ospite/domain';
import type { PageLook } from '@ospite/site-engine/render';

/** Of the darkest colour, behind dialogs: 55%, as in tokens.css. */
const VEIL = '8c';

/** From here on (times as wide as high) nobody can tell a logo in a tab. */
const WIDE = 2;

/**
 * What the owner chose of the site's look: the style sheet has the first palette and the first typefaces, and shows a logo
 * where the root element has one. So it is in no script, and client and server render the same.
 * @param name of the house
 */
export function pageLook(brand: PageRequest['brand'], name = ''): PageLook {
  const { palette = DEFAULT_PALETTE, typefaces = DEFAULT_TYPEFACES, logo = null, icons } = brand ?? {};
  const isFirst = palette === DEFAULT_PALETTE;
  const set = {
    ...(!isFirst && coloursOf(palette)),
    ...(typefaces !== DEFAULT_TYPEFACES && typefaceProperties(typefaces)),
    ...(logo && { logo: `url(${logo.url})`, 'logo-ratio': (logo.width / logo.height).toFixed(3) }),
  };
  const style = Object.entries(set).map(([name, value]) => `--${name}:${value}`);
  return {
    ...(style.length > 0 && { style: style.join(';') }),
    ...(!isFirst && { themeColour: PALETTE_COLOURS[palette].sand }),
    ...(icons && { touchIcon: icons.touch, manifest: MANIFEST_PATH }),
    ...(icons &&
      (!isFirst || logo) && {
        icon: logo && logo.width > WIDE * logo.height ? initialOf(name, palette) : icons.tab,
      }),
  };
}

function coloursOf(palette: Palette) {
  const colours = PALETTE_COLOURS[palette];
  return { ...colours, veil: colours['juniper-deep'] + VEIL };
}

/** The first letter of a name, as a drawing within the page: browsers have the letters for it. */
function initialOf(name: string, palette: Palette): string {
  const { juniper, sand } = PALETTE_COLOURS[palette];
  // The name may begin with a sign that would end the drawing.
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${juniper}"/>` +
    `<text x="24" y="35" font-family="Georgia,serif" font-size="32" font-weight="700" text-anchor="middle" fill="${sand}">${letter.toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
