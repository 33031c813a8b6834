import path from 'node:path';
import webpack from 'webpack';
import { BUILT_FILES } from '../../../libs/contracts/src/site.ts';
import { common, cssModules, root } from '../../../tools/webpack/common.mjs';
import { fontFiles } from '../../../tools/webpack/fonts/font-loader.mjs';
import { RefuseDevelopmentBuilds } from '../../../tools/webpack/refuse-development-builds.mjs';
import { minimizedBySwc, minimizedTwice } from '../../../tools/webpack/minimizers.mjs';
import { NameStyleSheet, NameSiteFiles, SitePictures, SiteTexts } from './site-files.mjs';

const PUBLIC_PATH = BUILT_FILES.site;
const FOLDER = path.join(root, 'dist/apps/public-web');

/** Files that are used by their address; the server's bundle names them and the browser's writes them. */
const files = ({ emit }) => [
  fontFiles({ emit }),
  { test: /\.svg$/, type: 'asset/resource', generator: { emit } },
];

/** The libraries have no effects beside what is used of them; style sheets and the site's entries have. */
const libraries = { test: /libs[\\/].*\.tsx?$/, sideEffects: false };

/** The packages of all pages in one file, which stays in caches while our own code changes. */
const packages = {
  name: 'packages',
  test: /node_modules[\\/](?!yet-another-react-lightbox|@radix-ui)/,
  chunks: 'async',
  enforce: true,
};

function bundle(kind) {
  const base = common('web');
  const css = cssModules({ exportsOnly: kind === 'site' });
  return {
    ...base,
    name: kind,
    experiments: { ...css.experiments, outputModule: true },
    module: {
      ...base.module,
      rules: [...base.module.rules, libraries, ...files({ emit: kind === 'site' })],
      generator: css.generator,
      parser: { ...css.parser, javascript: { importMeta: false, exportsPresence: 'error' } },
    },
    output: {
      path: path.join(FOLDER, kind),
      module: true,
      // The same in both, or the class names differ.
      uniqueName: 'ospite',
      publicPath: PUBLIC_PATH,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: 'styles.[contenthash:8].css',
      cssChunkFilename: 'styles.[contenthash:8].css',
      clean: true,
    },
    performance: false,
  };
}

const forBrowser = bundle('site');
const forServer = bundle('server');
const texts = new SiteTexts();

export const site = {
  ...forBrowser,
  target: ['web', 'es2022'],
  entry: { boot: './apps/public-web/src/app/browser/boot.ts' },
  output: {
    ...forBrowser.output,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    chunkFormat: 'module',
  },
  optimization: {
    splitChunks: { cacheGroups: { packages } },
    ...minimizedTwice(forBrowser),
  },
  plugins: [new SitePictures(), texts, new NameSiteFiles(texts), new RefuseDevelopmentBuilds()],
};

/**
 * Packages are inside this bundle: so React is the build that the mode asks for, and not the one that `NODE_ENV` of the
 * running server asks for, which is usually unset and means React's development build, slower and larger.
 */
export const server = {
  ...forServer,
  dependencies: ['site'],
  target: 'node24',
  entry: { server: './apps/public-web/src/app/server/entry-server.tsx' },
  // PostCSS does without it where there are no maps to read.
  resolve: { ...forServer.resolve, alias: { ...forServer.resolve.alias, 'source-map-js': false } },
  // Its map is the plugin's below.
  devtool: false,
  output: { ...forServer.output, filename: '[name].mjs', library: { type: 'module' } },
  module: {
    ...forServer.module,
    parser: {
      ...forServer.module.parser,
      // One file, whose styles have one order: that in which modules are imported, lazy or not.
      javascript: { ...forServer.module.parser.javascript, dynamicImportMode: 'eager' },
    },
  },
  // Style sheets are made small in development too.
  optimization: { minimize: { javascript: false }, ...minimizedBySwc(forServer) },
  plugins: [
    new RefuseDevelopmentBuilds(),
    // Beside the bundle; read when an error is logged (libs/server/src/logging/source-locations.ts).
    new webpack.SourceMapDevToolPlugin({
      test: /\.mjs$/,
      filename: '[file].map',
      noSources: true,
      moduleFilenameTemplate: '[resource-path]',
    }),
    new NameStyleSheet(path.join(FOLDER, 'site')),
  ],
};
