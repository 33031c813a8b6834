import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { guardFolder } from '../../tools/process/guard.mjs';
import { isRoot } from '../../tools/process/folders.mjs';
import { freePort } from '../../tools/process/ports.mjs';
import { stopChild } from '../../tools/process/run.mjs';
import { atEnd } from '../../tools/process/shutdown.mjs';
import { until } from './wait.mjs';

const READY_WITHIN_MS = 60_000;
const OWNER = 'ospite_owner';

/** PostgreSQL does not run as root; Debian's package makes this user. */
function ids() {
  if (!isRoot) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @throws {assert.AssertionError} When the machine has no such PostgreSQL; it is never left out. */
function programsOf(major) {
  const folder = `/usr/lib/postgresql/${major}/bin`;
  assert.ok(
    fs.existsSync(path.join(folder, 'postgres')),
    `There is no PostgreSQL ${major} in ${folder}: install Debian's package postgresql-${major}.`,
  );
  return folder;
}

/**
 * A PostgreSQL of the system of another version than ours, on a free port, with an empty database of a role that owns
 * it and no more, as an operator sets one up.
 * @param {number} major
 * @returns {Promise<{ url: string, port: number, version: string, stop: () => Promise<void> }>}
 */
export async function startSystemPostgres(major) {
  const programs = programsOf(major);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `ospite-postgres-${major}-`));
  const dismissGuard = guardFolder(folder);
  const options = { ...ids(), cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  if (options.uid !== undefined) fs.chownSync(folder, options.uid, options.gid);
  const dataDir = path.join(folder, 'postgres');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', dataDir, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  assert.equal(made.status, 0, `initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(programs, 'postgres'), ['-D', dataDir, ...args], {
    ...options,
    detached: true,
    stdio: 'ignore',
  });
  const end = async () => {
    await stopChild(child);
    fs.rmSync(folder, { recursive: true, force: true });
    dismissGuard();
  };
  const forget = atEnd(end);
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await until(`PostgreSQL ${major} takes connections`, () => ask(adminUrl, 'select 1'), READY_WITHIN_MS);
  await ask(adminUrl, `create role ${OWNER} login nosuperuser nocreatedb nocreaterole`);
  await ask(adminUrl, `create database ospite owner ${OWNER}`);
  const [{ version }] = await ask(adminUrl, `select current_setting('server_version') as version`);
  return {
    url: `postgresql://${OWNER}@127.0.0.1:${port}/ospite`,
    port,
    version,
    stop: async () => {
      forget();
      await end();
    },
  };
}

/** The rows that a statement gives. */
export async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
