import path from 'node:path';
import { OUTSIDE_PACKAGES } from '../source/outside-packages.mjs';

const INSTALLED = /[\\/]node_modules[\\/]/;

const OUTSIDE = new RegExp(`^(?:${OUTSIDE_PACKAGES.join('|')})(?:/|$)`);

/** A file of theirs without its ending, which only `require` finds. */
const ENDLESS = /^class-(?:transformer|validator)\//;

/** Tools that a package asks for while one develops: never with a server. */
const NEVER = /^(?:@swc\/core|ts-morph|tsx|jiti|typescript)(?:\/|$)/;

/** What is asked for but not installed is optional; the package copes, as it does without a bundle. */
async function isInstalled({ request, context, getResolve }) {
  try {
    await getResolve()(context, request);
    return true;
  } catch {
    return false;
  }
}

async function external(asked) {
  const { request } = asked;
  if (ENDLESS.test(request)) return `commonjs ${request}`;
  if (OUTSIDE.test(request)) return `module ${request}`;
  const isOurs = request.startsWith('.') || path.isAbsolute(request);
  if (isOurs || (!NEVER.test(request) && (await isInstalled(asked)))) return undefined;
  return `commonjs ${request}`;
}

/**
 * The packages of a bundle for Node in a file beside it, without comments and white space: Node then reads a few files
 * where it would look up and read 2,500. That is a third of the processor time of a start and 25 MB of memory, for the
 * text of all that code stays there while the process lives. In ASCII a character of it is one byte and not two.
 */
export const packagesInside = {
  externals: [external],
  rules: [
    {
      test: /\.[cm]?js$/,
      include: INSTALLED,
      use: {
        loader: 'swc-loader',
        options: {
          swcrc: false,
          minify: true,
          sourceMaps: false,
          isModule: 'unknown',
          jsc: {
            target: 'esnext',
            parser: { syntax: 'ecmascript' },
            minify: { compress: false, mangle: false, format: { comments: false } },
            output: { charset: 'ascii' },
          },
        },
      },
    },
  ],
  // A name that is known only at run time is one of an optional package, and the package copes: nothing to warn of.
  parser: { javascript: { exprContextCritical: false } },
  splitChunks: {
    chunks: 'initial',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      packages: { test: INSTALLED, name: 'packages', enforce: true },
    },
  },
};
