import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { BUILT_FILES } from '../../libs/contracts/src/site.ts';
import { common, cssModules, root } from '../../tools/webpack/common.mjs';
import { HtmlPage } from '../../tools/webpack/html-page.mjs';
import { assetFiles } from '../../tools/webpack/remote.mjs';
import { RefuseDevelopmentBuilds } from '../../tools/webpack/refuse-development-builds.mjs';
import { sharedVersions } from '../../tools/webpack/shared-libraries.mjs';
import { minimizedBySwc } from '../../tools/webpack/minimizers.mjs';

const base = common('web');
const css = cssModules({ exportsOnly: false });
const portal = JSON.parse(readFileSync(path.join(root, 'libs/i18n/src/it/office/portal.json'), 'utf8'));

/**
 * The portal: the host of the federation, a document of its own for `/admin` and `/super-admin`. It needs the
 * only federation's runtime, not its plugin: shared libraries are given at run time, which keeps it to one file.
 */
export default {
  ...base,
  name: 'portal',
  target: ['web', 'es2022'],
  entry: { portal: './apps/public-web/src/portal/main.tsx' },
  output: {
    path: path.join(root, 'dist/apps/public-web/portal'),
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    publicPath: BUILT_FILES.portal,
    uniqueName: 'portal',
    clean: true,
  },
  performance: false,
  optimization: minimizedBySwc(base),
  experiments: css.experiments,
  module: {
    ...base.module,
    rules: [...base.module.rules, ...assetFiles],
    generator: css.generator,
    parser: css.parser,
  },
  plugins: [
    new RefuseDevelopmentBuilds(),
    new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions) }),
    new HtmlPage({
      entry: 'portal',
      title: portal.title,
      loading: portal.loading,
      withoutScript: portal.withoutScript,
    }),
  ],
};
