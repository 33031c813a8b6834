import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../launcher/process/nx.mjs';
import { filesOf } from '../../launcher/package/archive.mjs';

/** The text of a file of the repository. */
export const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Everything of `deploy/`, with its path from the root. */
export const deployFiles = () => filesOf(path.join(ROOT, 'deploy')).map((file) => `deploy/${file}`);

export const systemdUnits = () => deployFiles().filter((file) => file.endsWith('.service'));

/**
 * The documents of a YAML file.
 * @param {string} text
 * @returns {any[]}
 * @throws {Error} With the first thing that is wrong, also a key that is given twice.
 */
export function parseYaml(text) {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS();
  });
}

/** Every object of the Kubernetes manifests. */
export const kubernetesObjects = () =>
  deployFiles()
    .filter((file) => file.startsWith('deploy/kubernetes/') && file.endsWith('.yaml'))
    .flatMap((file) => parseYaml(read(file)));

export const composeFile = () => parseYaml(read('deploy/compose.yaml'))[0];

/** What stands in a container file, instruction by instruction; `text` is all that follows the name. */
export const instructionsOf = (text) =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => /^(?<name>[A-Z]+)\s+(?<text>.*)$/.exec(line)?.groups ?? []);

/** Whether this machine has a program that reads the files of `deploy/` better than we do. */
export const canRun = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
