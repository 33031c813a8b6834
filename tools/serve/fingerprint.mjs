import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readProjects } from '../process/nx.mjs';

/** All that a build reads; a test file changes no build. */
const SOURCES = ['apps', 'libs', 'tools/swc', 'tools/webpack', 'tools/aliases.mjs'];
const SETTINGS = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];
const IS_TEST = /\.(spec|fixture)\.tsx?$/;

const FILE = path.join(ROOT, 'dist/.build-fingerprint');

function* filesBelow(relative) {
  const stat = fs.statSync(path.join(ROOT, relative), { throwIfNoEntry: false });
  if (stat?.isFile()) yield { relative, stat };
  if (!stat?.isDirectory()) return;
  for (const name of fs.readdirSync(path.join(ROOT, relative)).sort()) {
    if (name !== 'node_modules' && !IS_TEST.test(name)) yield* filesBelow(`${relative}/${name}`);
  }
}

/** Names, sizes and times of the sources as one hash: a few milliseconds, against the seconds Nx needs to look. */
export function sourcesFingerprint() {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...SETTINGS]) {
    for (const { relative, stat } of filesBelow(source))
      hash.update(`${relative}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const builtFolders = () =>
  readProjects()
    .filter((project) => project.targets.build)
    .map((project) => path.join(ROOT, 'dist', project.root));

/** Whether `dist` holds what these sources build. */
export function isBuilt(fingerprint) {
  if (!fs.existsSync(FILE) || fs.readFileSync(FILE, 'utf8') !== fingerprint) return false;
  return builtFolders().every((folder) => fs.existsSync(folder) && fs.readdirSync(folder).length > 0);
}

export function rememberBuilt(fingerprint) {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, fingerprint);
}

export function forgetBuilt() {
  fs.rmSync(FILE, { force: true });
}
