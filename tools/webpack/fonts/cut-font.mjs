import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../common.mjs';

const require = createRequire(import.meta.url);
const CACHE = path.join(root, 'node_modules/.cache/fonts');

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters of the two files of a family, by the query of their addresses in `fonts.css`. */
export const ALPHABETS = {
  // Latin-1 holds our four languages; beside it spaces, dashes, quotes, signs and arrows.
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}\u2009\u202f‐‑–—‘’‚“”„•…′″‹›€™←↑→↓↗−`,
  // Names of guests from elsewhere.
  extended: between(0x100, 0x2ba) + between(0x1e00, 0x1eff),
};

/** Our style sheets use no weight beyond these. */
const WEIGHTS = { min: 400, max: 600 };
/** Headings are large, so the optical size is theirs. One weight of the last makes room for a serif for texts. */
const AXES_OF_HEADINGS = {
  fraunces: { opsz: 72, wght: WEIGHTS },
  'bricolage-grotesque': { opsz: 72, wght: WEIGHTS },
  'cormorant-garamond': { wght: 600 },
};
const axesOf = (file) => AXES_OF_HEADINGS[path.basename(file).split('-latin')[0]] ?? { wght: WEIGHTS };

/**
 * Cuts a variable font down to an alphabet and the axes we use.
 * @param {string} file
 * @param {string} alphabet One of `ALPHABETS`.
 * @returns {Promise<Buffer>} WOFF2. Kept between builds, since cutting four files takes two seconds
 */
export async function cutFont(file, alphabet) {
  const letters = ALPHABETS[alphabet];
  if (letters === undefined)
    throw new Error(`${file} asks for the alphabet "${alphabet}"; there are: ${Object.keys(ALPHABETS)}`);
  const source = readFileSync(file);
  const axes = axesOf(file);
  const { version } = require('subset-font/package.json');
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([version, letters, axes]))
    .digest('hex');
  const kept = path.join(CACHE, `${key}.woff2`);
  try {
    return readFileSync(kept);
  } catch {
    const { default: subsetFont } = await import('subset-font');
    const cut = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: axes });
    mkdirSync(CACHE, { recursive: true });
    // Bundles are built side by side: a half-written file is never read.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, cut);
    renameSync(draft, kept);
    return cut;
  }
}
