import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { common, packagesStayOutside, root } from '../../tools/webpack/common.mjs';
import { packagesInside } from '../../tools/webpack/packages-inside.mjs';

/** For Node: our own code and libraries in one file, the packages in another (decision 8), outside while developing. */
const shared = common('server');
const packages = shared.mode === 'development' ? { externals: [packagesStayOutside] } : packagesInside;

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

export default {
  ...shared,
  name: 'api',
  target: 'node24',
  // Beside the bundle; read when an error is logged (libs/server/src/logging/source-locations.ts).
  devtool: 'nosources-source-map',
  entry: { main: './apps/api/src/main.ts' },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: packages.externals,
  output: {
    path: path.join(root, 'dist/apps/api'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    devtoolModuleFilenameTemplate: '[resource-path]',
    clean: true,
  },
  module: {
    rules: [
      ...shared.module.rules,
      ...(packages.rules ?? []),
      // The seed's pictures and its clip lie beside the bundle under their own names.
      { test: /\.(avif|webp|jpg|mp4)$/, type: 'asset/resource', generator: { filename: 'seed/[name][ext]' } },
      // Programs of their own that the server starts beside itself.
      {
        test: /encode-(avif|logo|upload)\.ts$/,
        type: 'asset/resource',
        generator: { filename: '[name].mjs' },
      },
    ],
    parser: packages.parser,
  },
  plugins: [new webpack.DefinePlugin({ PRODUCT_VERSION: JSON.stringify(version) })],
  // NODE_ENV is read when the program runs, not when it is built. Nothing is minified: stacks stay readable.
  optimization: { nodeEnv: false, minimize: false, splitChunks: packages.splitChunks ?? false },
};
