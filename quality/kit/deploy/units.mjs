import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../../launcher/process/nx.mjs';
import { newFolder } from '../basics.mjs';
import { must } from './artefact.mjs';

const UNITS = path.join(ROOT, 'deploy/systemd');
const PROGRAM = '/opt/ospite/current';

/** A unit as it reads where the artefact is unpacked in this folder. @param {string} name @param {string} artefact */
export const readUnit = (name, artefact) =>
  fs.readFileSync(path.join(UNITS, name), 'utf8').replaceAll(PROGRAM, artefact);

/**
 * Lets systemd read all units, which must have nothing to say: it only warns of what it does not understand.
 * @param {string} artefact
 * @param {(text: string) => string} [change] Breaks them on purpose.
 */
export async function checkUnits(artefact, change = (text) => text) {
  await using place = newFolder();
  const names = fs.readdirSync(UNITS).filter((name) => /\.(?:service|timer)$/.test(name));
  for (const name of names) fs.writeFileSync(path.join(place.folder, name), change(readUnit(name, artefact)));
  const marta = names.map((name) => path.join(place.folder, name.replace('@.', '@marta.')));
  assert.equal(must('systemd-analyze', ['verify', ...marta]).trim(), '');
}

/** @param {string} text @param {string} key */
const valuesOf = (text, key) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

/**
 * What systemd would run of a unit, and with which variables: its line as a shell reads it, with what systemd replaces
 * replaced, for the property `marta`.
 * @param {string} text
 * @returns {{ command: string[], settings: NodeJS.ProcessEnv }}
 */
export function commandOf(text) {
  const [line, ...more] = valuesOf(text, 'ExecStart');
  assert.ok(line && more.length === 0, 'A unit has one ExecStart.');
  const settings = parseEnv(valuesOf(text, 'Environment').join('\n'));
  const shell = line.replaceAll('%i', 'marta').replaceAll('%%', '%').replaceAll('$$', '$');
  return { command: ['/bin/sh', '-c', `exec ${shell}`], settings };
}

/** The example of settings as an operator fills it in, without its server for e-mail, which does not exist. */
export function exampleSettings() {
  const { SMTP_URL: _noSuchServer, ...others } = parseEnv(
    fs.readFileSync(path.join(ROOT, 'deploy/ospite.env.example'), 'utf8'),
  );
  return others;
}
