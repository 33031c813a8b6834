import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { jestAliases } from '../source/aliases.mjs';
import { swcOptions } from '../source/swc-options.mjs';

// Lets Node itself load our TypeScript: library names as in a build, file names without their ending, decorator metadata.

const ALIASES = Object.entries(jestAliases).map(
  ([pattern, file]) => /** @type {const} */ ([new RegExp(pattern), file]),
);
const SWC = swcOptions('server', { sourceMaps: 'inline' });
const TYPESCRIPT = /\.ts(\?|$)/;

/** The absolute name that an import of ours stands for, without an ending or with one; undefined for packages. */
function targetOf(specifier, parentURL = '') {
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier));
  if (alias) return specifier.replace(...alias);
  if (specifier.startsWith('.') && TYPESCRIPT.test(parentURL))
    return path.resolve(path.dirname(fileURLToPath(parentURL)), specifier);
  return undefined;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const target = targetOf(specifier, context.parentURL);
    const names = target ? [`${target}.ts`, path.join(target, 'index.ts'), target] : [];
    const file = names.find((name) => existsSync(name));
    if (!file) return nextResolve(specifier, context);
    const importAttributes = file.endsWith('.json') ? { type: 'json' } : context.importAttributes;
    return { url: pathToFileURL(file).href, importAttributes, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!TYPESCRIPT.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...SWC, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);
