import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/nx.mjs';
import { OUTSIDE_PACKAGES } from '../../tools/source/outside-packages.mjs';
import { checksums, filesOf, pack } from './archive.mjs';
import { billOfMaterials, notices } from './bill-of-materials.mjs';
import { launcher } from './launcher.mjs';
import { isLeftOut, PACKAGES_LEFT_OUT } from './left-out.mjs';
import { neededPackages } from './needed-packages.mjs';

const OUTPUT = path.join(ROOT, 'dist/package');
/** The folder that is packed; the container file copies it. */
const FOLDER = path.join(OUTPUT, 'ospite');
/** Whose code the browsers' bundles hold though only builds ask for it. */
const BUILT_IN = ['@module-federation/webpack-bundler-runtime'];
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const DOCUMENTS = ['LICENSE', 'CHANGELOG.md', 'docs/operations.md', 'docs/operations', 'deploy'];

function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/** The built applications; of their maps only the server's, which it reads when an error is logged (decision 8). */
function copyApplications() {
  const apps = path.join(ROOT, 'dist/apps');
  for (const file of filesOf(apps))
    if (!file.endsWith('.map') || file.startsWith('api/'))
      copy(path.join(apps, file), path.join(FOLDER, 'apps', file));
}

function copyPackages(packages) {
  for (const { place, name } of packages) {
    const from = path.join(ROOT, place);
    for (const file of filesOf(from))
      if (!file.startsWith('node_modules/') && !isLeftOut(name, file))
        copy(path.join(from, file), path.join(FOLDER, place, file));
  }
}

function copyDocuments() {
  for (const document of DOCUMENTS) {
    const from = path.join(ROOT, document);
    if (fs.statSync(from).isFile()) copy(from, path.join(FOLDER, document));
    else for (const file of filesOf(from)) copy(path.join(from, file), path.join(FOLDER, document, file));
  }
}

function copyNode() {
  const from = path.join(ROOT, 'node_modules', NODE_PACKAGE);
  for (const file of ['bin/node', 'LICENSE']) copy(path.join(from, file), path.join(FOLDER, 'node', file));
}

const withoutLeftOut = (packages) => packages.filter(({ name }) => !PACKAGES_LEFT_OUT.includes(name));

/** Everything whose code is in the artefact: in the bundles, or beside them. */
const containedPackages = (dependencies, withNode) =>
  withoutLeftOut(
    neededPackages(ROOT, [...Object.keys(dependencies), ...BUILT_IN, ...(withNode ? [NODE_PACKAGE] : [])]),
  );

const megabytesOf = (folder, files) =>
  Math.round(files.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0) / 1e6);

/**
 * Makes the artefact from what is built: `bin/ospite`, the applications, the packages that stay outside of their bundles, the
 * files of `deploy/`, the guide for operators, licences, a bill of materials and checksums.
 * @param {{ withNode?: boolean }} [options]
 * @returns {Promise<{ folder: string, archive: string, megabytes: { folder: number, archive: number } }>}
 */
export async function makeArtefact({ withNode = false } = {}) {
  const {
    version,
    engines: _,
    ...manifest
  } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  fs.rmSync(OUTPUT, { recursive: true, force: true });
  copyApplications();
  copyPackages(withoutLeftOut(neededPackages(ROOT, OUTSIDE_PACKAGES)));
  copyDocuments();
  if (withNode) copyNode();
  const program = path.join(FOLDER, 'bin/ospite');
  fs.mkdirSync(path.dirname(program));
  fs.writeFileSync(program, launcher());
  fs.chmodSync(program, 0o755);

  const contained = containedPackages(manifest.dependencies, withNode);
  const write = (name, text) => fs.writeFileSync(path.join(FOLDER, name), text);
  write(
    'package.json',
    `${JSON.stringify({ name: 'ospite', version, private: true, type: 'module' }, null, 2)}\n`,
  );
  write('NOTICES.txt', notices(contained));
  write('sbom.cdx.json', `${JSON.stringify(await billOfMaterials(contained), null, 2)}\n`);
  const files = filesOf(FOLDER);
  write('SHA256SUMS', checksums(FOLDER, files));

  const machine = `${process.platform}-${process.arch}${withNode ? '-node' : ''}`;
  const archive = path.join(OUTPUT, `ospite-${version}-${machine}.tar.gz`);
  await pack(FOLDER, archive, `ospite-${version}`);
  const size = Math.round(fs.statSync(archive).size / 1e6);
  return { folder: FOLDER, archive, megabytes: { folder: megabytesOf(FOLDER, files), archive: size } };
}
