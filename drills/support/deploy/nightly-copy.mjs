import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bareEnvironment } from './artefact.mjs';
import { commandOf, readUnit } from './units.mjs';

const UNIT = 'ospite-backup@.service';
const COPIES = '/var/backups/ospite/%i';
const DAYS_BEFORE = 40 * 86_400;

/**
 * Runs what the nightly unit runs, beside a server that serves: a copy is there, for its owner alone, and one of forty days
 * ago is not any more.
 * @param {string} artefact
 * @param {string} folder An empty one, in place of the unit's.
 * @param {NodeJS.ProcessEnv} settings The server's.
 */
export function tryNightlyCopy(artefact, folder, settings) {
  const unit = readUnit(UNIT, artefact).replaceAll(COPIES, folder);
  const old = path.join(folder, 'old.tar');
  fs.writeFileSync(old, '');
  const then = Date.now() / 1000 - DAYS_BEFORE;
  fs.utimesSync(old, then, then);
  for (const key of /** @type {const} */ (['ExecStart', 'ExecStartPost'])) {
    const { command, settings: own } = commandOf(unit, key);
    const [program = '', ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, {
      env: { ...bareEnvironment(), ...own, ...settings },
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${stdout}${stderr}`);
  }
  const [copy = '', ...others] = fs.readdirSync(folder);
  assert.match(copy, /^\d{4}-\d\d-\d\d-\d{4}\.tar$/);
  assert.deepEqual(others, [], 'The old copy is still there.');
  const { size, mode } = fs.statSync(path.join(folder, copy));
  assert.ok(size > 1_000_000 && (mode & 0o077) === 0, `${size} bytes, ${mode.toString(8)}`);
}
