import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { common, cssModules, root } from './common.mjs';
import { fontFiles } from './fonts/font-loader.mjs';
import { HtmlPage } from './html-page.mjs';
import { RefuseDevelopmentBuilds } from './refuse-development-builds.mjs';
import { strictSingletons } from './shared-libraries.mjs';
import { minimizedBySwc } from './minimizers.mjs';

const hashedName = { filename: '[name].[contenthash:8][ext]' };

/** Asset files with hashed names, beside the bundle that uses them. */
export const assetFiles = [
  fontFiles(hashedName),
  { test: /\.(?:svg|webp)$/, type: 'asset/resource', generator: hashedName },
  { test: /owner-guide\.md$/, use: path.join(root, 'tools/webpack/owner-guide-loader.mjs') },
];

/** Writes `config.json` with the API at the page's own origin; who hosts the folder elsewhere edits the copy. */
class DefaultConfig {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DefaultConfig', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DefaultConfig', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('config.json', new sources.RawSource('{ "apiBaseUrl": "" }\n')),
      );
    });
  }
}

/**
 * A back-office: a remote that exposes its root component, and a plain static folder that starts by itself.
 * @param {{ app: string, title: string }} options the project's name, and the title of its own document
 */
export function remote({ app, title }) {
  const name = app.replaceAll('-', '_');
  const base = common('web');
  const css = cssModules({ exportsOnly: false });
  const portal = JSON.parse(readFileSync(path.join(root, 'libs/i18n/src/it/office/portal.json'), 'utf8'));
  return {
    ...base,
    name: app,
    target: ['web', 'es2022'],
    entry: { main: `./apps/${app}/src/main.ts` },
    output: {
      path: path.join(root, 'dist/apps', app),
      // The plugin refuses `contenthash` in names of entries.
      filename: '[name].[fullhash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
    },
    // The owner's tool is loaded once and kept; webpack's limits are meant for pages of passers-by.
    performance: false,
    optimization: minimizedBySwc(base),
    // The manifest's warning that its address is only known at run time describes what we want.
    infrastructureLogging: { level: 'error' },
    experiments: css.experiments,
    module: {
      ...base.module,
      rules: [...base.module.rules, ...assetFiles],
      generator: css.generator,
      parser: css.parser,
    },
    plugins: [
      new RefuseDevelopmentBuilds(),
      new ModuleFederationPlugin({
        name,
        filename: 'remote-entry.[fullhash:8].js',
        exposes: { './root': `./apps/${app}/src/app/remote-root.tsx` },
        shared: strictSingletons,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
      }),
      new HtmlPage({ entry: 'main', title, loading: portal.loading, withoutScript: portal.withoutScript }),
      new DefaultConfig(),
    ],
  };
}
