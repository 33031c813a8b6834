import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../process/nx.mjs';
import { filesOf } from '../package/archive.mjs';

/** The text of a file of the repository. */
export const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Everything of `deploy/`, with its path from the root. */
export const deployFiles = () => filesOf(path.join(ROOT, 'deploy')).map((file) => `deploy/${file}`);

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
