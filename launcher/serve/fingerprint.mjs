import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readProjects } from '../process/nx.mjs';

/** All that a build reads; a test file changes no build. */
const SOURCES = ['apps', 'libs', 'tools/webpack', 'docs/owner-guide.md', 'docs/owner-guide'];
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

function hashOf(files, describe) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.relative}\0`).update(describe(file)).update('\n');
  return hash.digest('hex');
}

/**
 * What the sources are at this moment, as two hashes: of their names, sizes and times, which costs a few milliseconds,
 * and of what they hold, for the case that a checkout gave new times to the same files.
 * @typedef {{ stats: string, contents: string }} Fingerprint `contents` is worked out when it is first asked for.
 * @param {string} [root]
 * @returns {Fingerprint}
 */
export function sourcesFingerprint(root = ROOT) {
  const files = [...SOURCES, ...SETTINGS].flatMap((source) => [...filesBelow(root, source)]);
  let contents = '';
  return {
    stats: hashOf(files, ({ stat }) => `${stat.size} ${stat.mtimeMs}`),
    get contents() {
      return (contents ||= hashOf(files, ({ relative }) => fs.readFileSync(path.join(root, relative))));
    },
  };
}

/** The applications' folders: the libraries go into their bundles. */
const builtFolders = (root) =>
  readProjects(root)
    .filter(({ targets }) => targets.build)
    .map((project) => path.join(root, 'dist', project.root));

function readRemembered(root) {
  try {
    return JSON.parse(fs.readFileSync(fingerprintFile(root), 'utf8'));
  } catch {
    return undefined; // nothing was built yet, or by an older version
  }
}

/**
 * Whether `dist` holds what these sources build.
 * @param {Fingerprint} fingerprint
 * @param {string} [root]
 */
export function isBuilt(fingerprint, root = ROOT) {
  const remembered = readRemembered(root);
  if (!remembered) return false;
  if (!builtFolders(root).every((folder) => fs.existsSync(folder) && fs.readdirSync(folder).length > 0))
    return false;
  if (remembered.stats === fingerprint.stats) return true;
  if (remembered.contents !== fingerprint.contents) return false;
  rememberBuilt(fingerprint, root);
  return true;
}

/**
 * Remembers what was built, unless the sources have changed since: that may or may not be in the build.
 * @param {Fingerprint} fingerprint As it was before the build.
 * @param {string} [root]
 */
export function rememberBuilt(fingerprint, root = ROOT) {
  if (sourcesFingerprint(root).stats !== fingerprint.stats) return;
  const file = fingerprintFile(root);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ stats: fingerprint.stats, contents: fingerprint.contents }));
}

export function forgetBuilt() {
  fs.rmSync(fingerprintFile(ROOT), { force: true });
}
