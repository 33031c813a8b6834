import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { DockerfileParser } from 'dockerfile-ast';
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

/** What stands in a container file, line by line; `text` is all that follows the name. */
export const instructionsOf = (text) =>
  DockerfileParser.parse(text)
    .getInstructions()
    .map((instruction) => ({
      name: instruction.getKeyword(),
      text: [
        ...(instruction.getFlags?.() ?? []).map((flag) => `--${flag.getName()}=${flag.getValue()}`),
        instruction.getRawArgumentsContent() ?? '',
      ].join(' '),
    }));

/**
 * @param {'kubernetes' | 'compose'} name Of a file in `quality/deploy/schemas`.
 * @returns {(value: unknown) => string[]} What is wrong with a value.
 */
export function schemaCheck(name) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats.default(ajv, ['ipv4']);
  const validate = ajv.compile(JSON.parse(read(`quality/deploy/schemas/${name}.json`)));
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
}
