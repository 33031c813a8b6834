import path from 'node:path';
import { webpackAliases } from '../source/aliases.mjs';
import { swcOptions } from '../source/swc-options.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** The router's `exports` name its development build whatever is asked for; its production build lies beside it. */
const productionRouter = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** The part of a webpack configuration that all of the product's bundles share. @param {'server' | 'web'} kind */
export function common(
  kind,
  { mode = process.env.NODE_ENV === 'development' ? 'development' : 'production' } = {},
) {
  return {
    mode,
    context: root,
    devtool: mode === 'development' ? 'inline-source-map' : false,
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...webpackAliases, ...(kind === 'web' && mode === 'production' && productionRouter) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'swc-loader', options: swcOptions(kind) },
        },
      ],
    },
  };
}

/** Packages stay outside a bundle for Node; our own files and libraries go in. */
export const packagesStayOutside = ({ request }, callback) =>
  /^(\.|\/|@ospite\/)/.test(request) || path.isAbsolute(request)
    ? callback()
    : callback(null, `module ${request}`);

/**
 * Native CSS modules. Of two bundles of the same pages the server's emits the style sheet and the browser's only
 * exports the names, so that it is written once and in the order of the imports; `uniqueName` must be equal in both,
 * or the class names differ. `dashedIdents: false` keeps `var(--token)` as it is written.
 * @param {{ exportsOnly: boolean }} output
 */
export function cssModules({ exportsOnly }) {
  const generator = {
    localIdentName: '[hash:5]',
    exportsConvention: 'camel-case-only',
    exportsOnly,
  };
  const parser = { namedExports: true, dashedIdents: false };
  return {
    experiments: { css: true },
    generator: { 'css/auto': generator, 'css/module': generator },
    parser: { 'css/auto': parser, 'css/module': parser },
  };
}
