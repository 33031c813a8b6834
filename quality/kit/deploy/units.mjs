import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../../launcher/process/nx.mjs';
import { newFolder } from '../basics.mjs';
import { bareEnvironment, must } from './artefact.mjs';

const UNITS = path.join(ROOT, 'deploy/systemd');
const PROGRAM = '/opt/ospite/current';
const COPIES = '/var/backups/ospite/%i';
const FORTY_DAYS_S = 40 * 86_400;

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
 * @param {'ExecStart' | 'ExecStartPost'} [key]
 * @returns {{ command: string[], settings: NodeJS.ProcessEnv }}
 */
export function commandOf(text, key = 'ExecStart') {
  const [line, ...more] = valuesOf(text, key);
  assert.ok(line && more.length === 0, `A unit has one ${key}.`);
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

/**
 * Runs what the nightly unit runs, beside a server that serves: a copy is there, for its owner alone, and one of forty days
 * ago is not any more.
 * @param {string} artefact
 * @param {NodeJS.ProcessEnv} settings The server's.
 */
export async function tryNightlyCopy(artefact, settings) {
  await using place = newFolder();
  const { folder } = place;
  const unit = readUnit('ospite-backup@.service', artefact).replaceAll(COPIES, folder);
  const old = path.join(folder, 'old.tar');
  fs.writeFileSync(old, '');
  const then = Date.now() / 1000 - FORTY_DAYS_S;
  fs.utimesSync(old, then, then);
  for (const key of /** @type {const} */ (['ExecStart', 'ExecStartPost'])) {
    const { command, settings: own } = commandOf(unit, key);
    must(command[0], command.slice(1), { env: { ...bareEnvironment(), ...own, ...settings } });
  }
  const [copy = '', ...others] = fs.readdirSync(folder);
  assert.match(copy, /^\d{4}-\d\d-\d\d-\d{4}\.tar$/);
  assert.deepEqual(others, [], 'The old copy is still there.');
  const { size, mode } = fs.statSync(path.join(folder, copy));
  assert.ok(size > 1_000_000 && (mode & 0o077) === 0, `${size} bytes, ${mode.toString(8)}`);
}
