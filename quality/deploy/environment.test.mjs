import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { VARIABLES as ALL } from '../../libs/server/src/config/deployment.ts';
import { composeFile, instructionsOf, kubernetesObjects, read, systemdUnits } from './deploy-files.mjs';

/** @type {readonly string[]} */
const VARIABLES = ALL;
/** No matter of an operator's: the artefact's own folders, and `npm start` as the server's parent. */
const INTERNAL = ['WEB_DIST', 'PARENT_WATCH', 'SIGNAL_PARENT'];

const namesOfEnv = (text) => Object.keys(parseEnv(text.replaceAll(/^#(?=[A-Z][A-Z0-9_]+=)/gm, '')));

const environmentOf = (unit) =>
  [...read(unit).matchAll(/^Environment=(.*)$/gm)].map(([, assignment]) => assignment).join('\n');

/** The variables that the files give to the server; the example's with those that it has only as comments. */
const given = {
  'deploy/ospite.env.example': namesOfEnv(read('deploy/ospite.env.example')),
  'deploy/compose.yaml': Object.keys(composeFile().services.api.environment),
  'deploy/Containerfile': instructionsOf(read('deploy/Containerfile'))
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => [...text.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name)),
  'deploy/kubernetes': kubernetesObjects()
    .filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind))
    .flatMap(({ data, stringData }) => Object.keys(data ?? stringData)),
  ...Object.fromEntries(systemdUnits().map((file) => [file, namesOfEnv(environmentOf(file))])),
};

test('the guide has every variable of the server, once, and no other', () => {
  const entries = [...read('docs/operations/configure.md').matchAll(/^- (`[^:]+):/gm)];
  const documented = entries.flatMap(([, names]) =>
    [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(documented.toSorted(), VARIABLES.toSorted());
});

test('every variable that deploy/ sets is one the server reads', () => {
  for (const [file, names] of Object.entries(given)) {
    assert.ok(names.length > 0, `${file} sets none.`);
    assert.deepEqual(
      names.filter((name) => !VARIABLES.includes(name)),
      [],
      file,
    );
  }
});

test('deploy/ names every variable that an operator may set', () => {
  const named = [...Object.values(given).flat(), ...INTERNAL];
  assert.deepEqual(
    VARIABLES.filter((name) => !named.includes(name)),
    [],
  );
});
