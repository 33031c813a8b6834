import { createRequire } from 'node:module';

/** webpack's own plugin, whose default is Terser. */
const MinimizerPlugin = createRequire(import.meta.resolve('webpack'))('minimizer-webpack-plugin');
const { swcMinify, terserMinify } = MinimizerPlugin;

/** Makes scripts of a production build small. @param {{ mode: string }} base @param {object} options of the plugin */
const minimizedBy = ({ mode }, options) =>
  mode === 'production'
    ? { minimize: { javascript: false }, minimizer: [new MinimizerPlugin(options), '...'] }
    : {};

/**
 * By swc instead of Terser: in a fraction of the processor time, and some bytes larger. So it is for what no guest downloads.
 * @param {{ mode: string }} base
 */
export const minimizedBySwc = (base) => minimizedBy(base, { minify: swcMinify, parallel: false });

const TERSER = { passes: 3, pure_getters: true, toplevel: true, keep_fargs: false, hoist_props: true };

/**
 * For guests: by Terser, and by swc once more. Modules of ES2022; nothing of ours or of the libraries does anything when a
 * property is read. Two of the 140 kilobytes that a page may weigh. (`unsafe_arrows` of swc breaks React.)
 * @param {{ mode: string }} base
 */
export const minimizedTwice = (base) =>
  minimizedBy(base, {
    minify: [terserMinify, swcMinify],
    minimizerOptions: [
      { ecma: 2022, module: true, compress: TERSER },
      { ecma: 2022, module: true, compress: { passes: 4 } },
    ],
  });
