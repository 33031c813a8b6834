import { standInsOf } from '../../../libs/domain/src/brand/typefaces.ts';

export const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** @param {string} face an `@font-face` rule, as it was written or made small */
export const familyOf = (face) => /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1].trim();

/**
 * The `@font-face` rules of a style sheet that a page with a pair of typefaces needs.
 * @param {string} css
 * @param {Readonly<Record<string, import('../../../libs/domain/src/brand/typefaces.ts').Typeface>>} pair
 */
export function facesOf(css, pair) {
  const families = Object.values(pair).flatMap((typeface) => [typeface.family, ...standInsOf(typeface)]);
  return (css.match(FONT_FACES) ?? []).filter((face) => families.includes(familyOf(face) ?? '')).join('');
}
