import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../webpack/common.mjs';
import { heightsOf, openFont, widthOf } from './shape-text.mjs';
import { catalogueTexts } from './site-texts.mjs';

const PACKAGES = path.join(root, 'node_modules/@fontsource-variable');
const FRAUNCES = path.join(PACKAGES, 'fraunces/files/fraunces-latin-opsz-normal.woff2');
const INSTRUMENT_SANS = path.join(PACKAGES, 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

/** Where Debian and its kin keep DejaVu. */
export const DEJAVU = '/usr/share/fonts/truetype/dejavu';

/**
 * The fonts of systems that stand in for ours. `files` are measured: a font that may not be handed on is measured by a
 * free one of the same widths (Gelasio is made to Georgia's, Arimo to Arial's).
 * `weights` are ours that the light and the bold file stand for: headings are 540 to 600.
 */
const SERIF = { ours: FRAUNCES, weights: [400, 560] };
const SANS = { ours: INSTRUMENT_SANS, weights: [400, 600] };
const fontsource = (name) => [400, 700].map((weight) => `${name}-latin-${weight}-normal.woff2`);
export const SYSTEM_FONTS = [
  { family: 'Sized Georgia', ...SERIF, files: fontsource('gelasio') },
  { family: 'Sized Noto Serif', ...SERIF, files: fontsource('noto-serif') },
  { family: 'Sized DejaVu Serif', ...SERIF, files: ['DejaVuSerif.ttf', 'DejaVuSerif-Bold.ttf'] },
  { family: 'Sized Arial', ...SANS, files: fontsource('arimo') },
  { family: 'Sized Roboto', ...SANS, files: fontsource('roboto') },
  { family: 'Sized DejaVu Sans', ...SANS, files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'] },
];

const percent = (share) => Math.round(share * 1000) / 10;

/**
 * The descriptors of a fallback face, in percent: with `size-adjust` our texts become as wide as in our font, and the
 * other two give lines its ascent and descent.
 * @param {typeof SYSTEM_FONTS[number]} system
 * @param {number} at 0 for the light file, 1 for the bold one
 * @param {string} folder of the files
 */
export async function faceOf({ ours, weights, files }, at, folder) {
  const lines = catalogueTexts({ ofGuests: true });
  const [own, other] = await Promise.all([
    openFont(ours, weights[at]),
    openFont(path.join(folder, files[at])),
  ]);
  return describeFace(widthOf(own, lines) / widthOf(other, lines), heightsOf(own));
}

export function describeFace(size, { ascent, descent }) {
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(ascent / size),
    'descent-override': percent(descent / size),
  };
}

/** `node tools/fonts/fallbacks.mjs --folder <fonts>` prints the figures of `fonts.css` for the files that it finds. */
if (process.argv[1] === import.meta.filename) {
  const { folder } = parseArgs({ options: { folder: { type: 'string', default: DEJAVU } } }).values;
  for (const system of SYSTEM_FONTS)
    for (const at of [0, 1])
      await faceOf(system, at, folder).then(
        (face) => console.log(system.family, system.files[at], face),
        (error) => console.log(system.family, `not measured: ${error.message}`),
      );
}
