import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { builtProjects, ROOT } from './nx.mjs';

/** All that a build reads; a test file changes no build. */
const SOURCES = ['apps', 'libs', 'tools/source', 'tools/webpack', 'docs/owner-guide.md', 'docs/owner-guide'];
const SETTINGS = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];
const IS_TEST = /\.(spec|fixture|contract)\.tsx?$/;

const fingerprintFile = (root) => path.join(root, 'dist/.build-fingerprint');

function* filesBelow(root, relative) {
  const stat = fs.statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (stat?.isFile()) yield { relative, stat };
  if (!stat?.isDirectory()) return;
  for (const name of fs.readdirSync(path.join(root, relative)).sort()) {
    if (name !== 'node_modules' && !IS_TEST.test(name)) yield* filesBelow(root, `${relative}/${name}`);
  }
}

/**
 * Names, sizes and times of the sources at this moment, as one hash: it costs a few milliseconds, where Nx, which looks into
 * the files, takes seconds to find that nothing changed.
 * @param {string} [root]
 */
export function sourcesFingerprint(root = ROOT) {
  const hash = createHash('sha256');
  for (const { relative, stat } of [...SOURCES, ...SETTINGS].flatMap((source) => [
    ...filesBelow(root, source),
  ]))
    hash.update(`${relative} ${stat.size} ${stat.mtimeMs}\n`);
  return hash.digest('hex');
}

/**
 * Whether `dist` holds what these sources build.
 * @param {string} fingerprint
 * @param {string} [root]
 */
export function isBuilt(fingerprint, root = ROOT) {
  const file = fingerprintFile(root);
  const isThere = (app) => fs.globSync(`dist/${app}/*`, { cwd: root }).length > 0;
  return (
    fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fingerprint && builtProjects(root).every(isThere)
  );
}

/**
 * Remembers what was built, unless the sources have changed since: that may or may not be in the build.
 * @param {string} fingerprint As it was before the build.
 * @param {string} [root]
 */
export function rememberBuilt(fingerprint, root = ROOT) {
  if (sourcesFingerprint(root) !== fingerprint) return;
  const file = fingerprintFile(root);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, fingerprint);
}

export function forgetBuilt() {
  fs.rmSync(fingerprintFile(ROOT), { force: true });
}
