import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { guardFolder } from '../../../launcher/process/guard.mjs';
import { ROOT } from '../../../launcher/process/nx.mjs';
import { stopChild } from '../../../launcher/process/run.mjs';
import { atEnd } from '../../../launcher/process/shutdown.mjs';
import { apiNode } from '../../../launcher/serve/api-node.mjs';
import { peakDuring } from './memory.mjs';

/** Settings of one's own environment that would lead a command to another place. */
const NOT_OURS = ['DATABASE_URL', 'MEDIA_URL', 'BACKUP_PASSPHRASE'];

function settings(extra) {
  const env = { ...process.env };
  for (const name of NOT_OURS) delete env[name];
  return { ...env, ...extra };
}

/** Starts a command. @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<{ code: number, said: string }> }} */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // `stopChild` signals the group
  });
  const forget = atEnd(() => stopChild(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      forget();
      resolve({ code: code ?? 1, said });
    });
  });
  return { child, ended };
}

/**
 * Backs a running product up, as `npm run backup` does.
 * @returns {Promise<{ code: number, said: string, mib: number, seconds: number }>} With the most memory that it took.
 */
export async function backUp(product, file, extra = {}) {
  const { args, env } = apiNode(['backup', file], settings({ ...product.apiEnvironment(), ...extra }));
  const began = performance.now();
  const { child, ended } = start(args, env);
  const mib = await peakDuring(child.pid, () => ended);
  return { ...(await ended), mib, seconds: (performance.now() - began) / 1000 };
}

/** A place for another site: a data folder of its own, which vanishes at the end. */
export function newPlace() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-place-'));
  fs.chmodSync(dataDir, 0o711); // PostgreSQL may run as another user inside
  const dismissGuard = guardFolder(dataDir);
  return {
    dataDir,
    mark: () => readOrEmpty(path.join(dataDir, 'media/.installation')).trim(),
    files: () =>
      fs
        .readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile()).length,
    remove() {
      fs.rmSync(dataDir, { recursive: true, force: true });
      dismissGuard();
    },
  };
}

const readOrEmpty = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Begins to restore an archive into a place, as `npm run restore` does, with a PostgreSQL of its own. */
export function beginRestore({ dataDir }, file, extra = {}) {
  return start(
    [path.join(ROOT, 'launcher/api-command.mjs'), 'restore', file],
    settings({ DATA_DIR: dataDir, ...extra }),
  );
}

/** The manifest of an archive that is not encrypted, read by another program than ours. */
export function manifestOf(file) {
  const text = execFileSync('tar', ['-xOf', file, 'manifest.json'], { maxBuffer: 2 ** 30 });
  return JSON.parse(text.toString('utf8'));
}

/** Copies a file with one byte changed, or without its end. */
export function damagedCopy(file, { at, length }) {
  const copy = `${file}.${at ?? `short-${length}`}`;
  fs.copyFileSync(file, copy);
  if (length !== undefined) fs.truncateSync(copy, length);
  if (at === undefined) return copy;
  const handle = fs.openSync(copy, 'r+');
  const byte = Buffer.alloc(1);
  fs.readSync(handle, byte, 0, 1, at);
  byte[0] ^= 0x01;
  fs.writeSync(handle, byte, 0, 1, at);
  fs.closeSync(handle);
  return copy;
}
