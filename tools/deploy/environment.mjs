import { parseEnv } from 'node:util';
import { instructionsOf } from './container-file.mjs';
import { composeFile, kubernetesObjects, read } from './deploy-files.mjs';

const READERS = 'apps/api/src/platform/config';

/** The names that a reader of the environment asks for: `reader.text('HOST')`, `env.MEDIA_URL`. */
export function namesRead(text) {
  const asked = [...text.matchAll(/\breader\s*\.\w+\(\s*'([A-Z][A-Z0-9_]+)'/g)];
  const direct = [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g)];
  return [...asked, ...direct].map(([, name]) => name);
}

/** Every variable that the server reads. Only `platform/config` reads the environment; lint sees to that. */
export const serverVariables = (files) =>
  new Set(
    files
      .filter((file) => file.startsWith(`${READERS}/`) && /(?<!\.spec)\.ts$/.test(file))
      .flatMap((file) => namesRead(read(file))),
  );

/** The variables of the guide's table, as often as it has them. */
export const documentedVariables = (markdown) =>
  [...markdown.matchAll(/^\| (`[^|]+?) +\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );

const namesOfEnv = (text) => Object.keys(parseEnv(text.replaceAll(/^#(?=[A-Z][A-Z0-9_]+=)/gm, '')));
const valuesOf = (unit, key) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

/**
 * Which variables the files of `deploy/` give to the server, by file; the example's with those that it has only as comments.
 * @param {string[]} units Their paths.
 * @returns {Record<string, string[]>}
 */
export function givenVariables(units) {
  const configuration = kubernetesObjects().filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind));
  return {
    'deploy/ospite.env.example': namesOfEnv(read('deploy/ospite.env.example')),
    'deploy/compose.yaml': Object.keys(composeFile().services.api.environment),
    'deploy/Containerfile': instructionsOf(read('deploy/Containerfile'))
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => [...text.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name)),
    'deploy/kubernetes': configuration.flatMap(({ data, stringData }) => Object.keys(data ?? stringData)),
    ...Object.fromEntries(
      units.map((file) => [file, namesOfEnv(valuesOf(read(file), 'Environment').join('\n'))]),
    ),
  };
}
