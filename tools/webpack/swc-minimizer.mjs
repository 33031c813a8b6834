import { createRequire } from 'node:module';

/** webpack's own plugin, whose default is Terser. */
const MinimizerPlugin = createRequire(import.meta.resolve('webpack'))('minimizer-webpack-plugin');

/**
 * The part of a configuration by which swc makes the scripts of a production build small instead of Terser: in a fraction
 * of the processor time, and some bytes larger. So it is for what no guest downloads.
 * @param {{ mode: string }} base
 */
export const minimizedBySwc = ({ mode }) =>
  mode === 'production'
    ? {
        minimize: { javascript: false },
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }), '...'],
      }
    : {};

/**
 * The same for guests: Terser, and swc once more over what it wrote. Modules of ES2022; nothing of ours or of the libraries
 * does anything when a property is read. Two of the 140 kilobytes that a page may weigh.
 * @param {{ mode: string }} base
 */
export const minimizedTwice = ({ mode }) =>
  mode === 'production'
    ? {
        minimize: { javascript: false },
        minimizer: [
          new MinimizerPlugin({
            minify: [MinimizerPlugin.terserMinify, MinimizerPlugin.swcMinify],
            minimizerOptions: [
              {
                ecma: 2022,
                module: true,
                compress: {
                  passes: 3,
                  pure_getters: true,
                  toplevel: true,
                  keep_fargs: false,
                  hoist_props: true,
                },
              },
              { ecma: 2022, module: true, compress: { passes: 4 } },
            ],
          }),
          '...',
        ],
      }
    : { minimize: false };
