import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ALPHABETS, axesOf } from '../webpack/fonts/cut-font.mjs';

/**
 * Opens a font file (TTF, WOFF or WOFF2).
 * @param {string} file
 * @param {number} [weight] of a variable font, cut as the build cuts it
 */
export async function openFont(file, weight) {
  const axes = weight === undefined ? undefined : { ...axesOf(file), wght: weight };
  const options = { targetFormat: 'truetype', ...(axes && { variationAxes: axes }) };
  const data = await subsetFont(readFileSync(file), ALPHABETS.latin, options);
  const face = new Face(new Blob(new Uint8Array(data)));
  return { font: new Font(face), unitsPerEm: face.upem };
}

/** Ascent and descent in em, as the browser takes them. */
export function heightsOf({ font, unitsPerEm }) {
  const { ascender, descender } = font.hExtents();
  return { ascent: ascender / unitsPerEm, descent: -descender / unitsPerEm };
}

/** How wide a font sets these lines, in em, with kerning and ligatures: HarfBuzz is also what browsers shape with. */
export function widthOf({ font, unitsPerEm }, lines) {
  let units = 0;
  for (const line of lines) {
    const buffer = new Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { xAdvance } of buffer.getGlyphPositions()) units += xAdvance;
  }
  return units / unitsPerEm;
}
