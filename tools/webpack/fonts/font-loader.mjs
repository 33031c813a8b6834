import { cutFont } from './cut-font.mjs';

export const raw = true;

/**
 * Cuts a font to the alphabet that the query of its address names (`….woff2?latin`).
 * @this {import('webpack').LoaderContext<object>}
 */
export default function fontLoader() {
  const done = this.async();
  cutFont(this.resourcePath, this.resourceQuery.slice(1)).then((font) => done(null, font), done);
}

/** Fonts become files of their own, cut to what we use of them. @param {object} [generator] of the asset */
export const fontFiles = (generator) => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  use: import.meta.filename,
  generator,
});
