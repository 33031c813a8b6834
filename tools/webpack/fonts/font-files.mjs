import path from 'node:path';

/** Fonts become files of their own, cut to what we use of them. @param {object} [generator] of the asset */
export const fontFiles = (generator) => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  use: path.join(import.meta.dirname, 'font-loader.mjs'),
  generator,
});
