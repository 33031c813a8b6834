import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../../tools/process/nx.mjs';

const UNITS = path.join(ROOT, 'deploy/systemd');
const PROGRAM = '/opt/ospite/current';

/** Fails with the name of Debian's package when a program is not there; a drill leaves nothing out. */
export function requireProgram(program, debianPackage) {
  const { error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  assert.equal(error, undefined, `There is no ${program}: install Debian's package ${debianPackage}.`);
}

/** A unit as it reads where the artefact is unpacked in this folder. */
export const readUnit = (name, artefact) =>
  fs.readFileSync(path.join(UNITS, name), 'utf8').replaceAll(PROGRAM, artefact);

/**
 * Lets systemd read units, which must have nothing to say: it only warns of what it does not understand.
 * @param {Record<string, string>} units Texts by file name.
 * @param {string} folder An empty one.
 */
export function verifyUnits(units, folder) {
  for (const [name, text] of Object.entries(units)) fs.writeFileSync(path.join(folder, name), text);
  const names = Object.keys(units).map((name) => path.join(folder, name.replace('@.', '@marta.')));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...names], { encoding: 'utf8' });
  assert.deepEqual({ status, said: `${stdout}${stderr}`.trim() }, { status: 0, said: '' });
}

const valuesOf = (text, key) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

/** A line of a unit as a shell reads it: what systemd replaces is replaced, for the property `marta`. */
const asShell = (line) =>
  `exec ${line.replaceAll('%i', 'marta').replaceAll('%%', '%').replaceAll('$$', '$')}`;

/**
 * What systemd would run of a unit, and with which variables.
 * @param {'ExecStart' | 'ExecStartPost'} [key]
 * @returns {{ command: string[], settings: NodeJS.ProcessEnv }}
 */
export function commandOf(text, key = 'ExecStart') {
  const [line, ...more] = valuesOf(text, key);
  assert.ok(line && more.length === 0, `A unit has one ${key}.`);
  const settings = parseEnv(valuesOf(text, 'Environment').join('\n'));
  return { command: ['/bin/sh', '-c', asShell(line)], settings };
}

/** The example of settings as an operator fills it in. */
export const exampleSettings = () =>
  parseEnv(fs.readFileSync(path.join(ROOT, 'deploy/ospite.env.example'), 'utf8'));

export const unitNames = () => fs.readdirSync(UNITS).filter((name) => /\.(?:service|timer)$/.test(name));
