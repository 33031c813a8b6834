import fs from 'node:fs';
import path from 'node:path';

/**
 * An entry of the lock file that this machine has installed.
 * @typedef {object} NeededPackage
 * @property {string} place Its folder from the root, such as `node_modules/sharp`.
 * @property {string} name
 * @property {string} version
 */

/** Where Node finds a package that another one asks for: in its own folder, or in one above it. */
function placeOf(packages, asker, name) {
  for (let at = asker; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return undefined;
  }
}

/**
 * The named packages with all that they ask for, as far as it is installed: of the binaries that a package offers,
 * those of this machine.
 * @param {string} root
 * @param {readonly string[]} names
 * @param {{ packages: Record<string, any> }} [lock]
 * @returns {NeededPackage[]} In the order of their places.
 * @throws {Error} When one that nothing works without is not installed.
 */
export function neededPackages(root, names, lock = readLock(root)) {
  const found = new Map();
  const add = (asker, name, isOptional) => {
    const place = placeOf(lock.packages, asker, name);
    const isInstalled = place !== undefined && fs.existsSync(path.join(root, place, 'package.json'));
    if (!isInstalled && isOptional) return;
    if (!isInstalled) throw new Error(`${name} is not installed: run npm ci.`);
    if (found.has(place)) return;
    const entry = lock.packages[place];
    found.set(place, { place, name, version: entry.version });
    for (const wanted of Object.keys(entry.dependencies ?? {})) add(place, wanted, false);
    for (const wanted of Object.keys(entry.optionalDependencies ?? {})) add(place, wanted, true);
  };
  for (const name of names) add('', name, false);
  return [...found.values()].sort((one, other) => (one.place < other.place ? -1 : 1));
}

export function readLock(root) {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
}
