import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/nx.mjs';
import { run } from '../process/run.mjs';

/** @typedef {import('./needed-packages.mjs').NeededPackage} NeededPackage */

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|third-party|versions\.json)/i;

/** The programs of npm that run this script, or the one in PATH. */
const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

/** What npm knows of everything that is installed, as CycloneDX. */
async function askNpm() {
  const [command, ...args] = npm();
  const { code, output } = await run(
    command,
    [...args, 'sbom', '--sbom-format=cyclonedx', '--loglevel=silent'],
    {
      cwd: ROOT,
    },
  );
  if (code !== 0) throw new Error(`npm could not list what is installed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

/**
 * The software bill of materials (CycloneDX) of what is in the artefact: npm's own, without what is not in it, and without
 * the moment and the number that would make each one different.
 * @param {readonly NeededPackage[]} packages
 * @param {object} [all] For tests.
 */
export async function billOfMaterials(packages, all = undefined) {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = all ?? (await askNpm());
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const own = metadata.component['bom-ref'];
  const kept = components.filter(({ name, version, group }) =>
    wanted.has(`${group ? `${group}/` : ''}${name}@${version}`),
  );
  const refs = new Set([own, ...kept.map((component) => component['bom-ref'])]);
  const missing = wanted.size - new Set(kept.map(({ name, version }) => `${name}@${version}`)).size;
  if (missing > 0) throw new Error(`npm does not list ${missing} of the packages: run npm ci.`);
  return {
    ...rest,
    // npm calls it by the name of its folder.
    metadata: { component: { ...metadata.component, type: 'application', name: 'ospite' } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((name) => refs.has(name)) })),
  };
}

/** Typefaces that are kept with our own files, each in a folder of its name with its licence. */
const TYPEFACES = 'libs/ui/src/fonts/files';

/** The licences of all packages and typefaces, each with the files in which its authors state it. */
export function notices(packages, root = ROOT) {
  const parts = packages.map(({ place, name, version }) => {
    const folder = path.join(root, place);
    const { license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const files = fs.readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
    const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
  });
  const typefaces = fs
    .readdirSync(path.join(root, TYPEFACES))
    .map(
      (name) => `${name}\n\n${fs.readFileSync(path.join(root, TYPEFACES, name, 'LICENSE'), 'utf8').trim()}`,
    );
  const line = `\n\n${'-'.repeat(100)}\n\n`;
  return `Ospite contains the following packages and typefaces, beside it or within its own files.${line}${[...parts, ...typefaces].join(line)}\n`;
}
