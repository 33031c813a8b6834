import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import alive from '../../launcher/process/alive.cjs';
import { isRoot } from '../../launcher/process/folders.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { ask, newFolder, startProgram, stoppable, until } from './basics.mjs';
import { processes } from './processes.mjs';

/** The oldest that the product names: README, decision 0003, and `wait-for-database.ts` of the API. */
export const OLDEST = 15;
const PROGRAMS = `/usr/lib/postgresql/${OLDEST}/bin`;
const OWNER = 'ospite_owner';
const STREAMS_MS = 30_000;
const GONE_MS = 10_000;

/** PostgreSQL does not run as root; Debian's package makes this user. */
const idOf = (/** @type {string} */ flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const AS_POSTGRES = () => ({
  ...(isRoot && { uid: idOf('-u'), gid: idOf('-g') }),
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
});
const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
  execFileSync(path.join(PROGRAMS, program), args, {
    ...AS_POSTGRES(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Starts a PostgreSQL of the system on a folder that a function fills.
 * @param {(dataDir: string) => unknown} fill
 */
async function startServer(fill) {
  const place = newFolder();
  const { uid, gid } = AS_POSTGRES();
  if (uid !== undefined && gid !== undefined) fs.chownSync(place.folder, uid, gid);
  const dataDir = path.join(place.folder, 'postgres');
  fill(dataDir);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_keep_size: '512MB',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const tell = (/** @type {string} */ sql) => ask(adminUrl, sql);
  /** @type {ReturnType<typeof startProgram>} */
  let program;
  const start = async () => {
    program = startProgram(path.join(PROGRAMS, 'postgres'), ['-D', dataDir, ...args], AS_POSTGRES());
    await program.untilUp(() => tell('select 1'));
  };
  await start();
  const server = {
    port,
    /** The database of a role that owns it and no more, as an operator sets one up. */
    url: `postgresql://${OWNER}@127.0.0.1:${port}/ospite`,
    /** Asks as the superuser. */
    tell,
    start,
    /** As when its machine loses power: nothing of it runs any more when this returns. */
    async fence() {
      process.kill(program.pid, 'SIGSTOP');
      const all = processes().filter((pid) => pid === program.pid || alive.parentOf(pid) === program.pid);
      for (const pid of all) process.kill(pid, 'SIGKILL');
      await until('the old primary is gone', () => all.every((pid) => !alive.isAlive(pid)), GONE_MS);
    },
  };
  return stoppable(server, async () => {
    await program.stop();
    await place.stop();
  });
}

/** A PostgreSQL of the oldest version, with an empty database. */
export async function startOldPostgres() {
  assert.ok(
    fs.existsSync(PROGRAMS),
    `There is no ${PROGRAMS}: install Debian's package postgresql-${OLDEST}.`,
  );
  const server = await startServer((dataDir) =>
    run('initdb', ['-D', dataDir, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']),
  );
  await server.tell(`create role ${OWNER} login nosuperuser nocreatedb nocreaterole`);
  await server.tell(`create database ospite owner ${OWNER}`);
  return server;
}

/**
 * A PostgreSQL and its streaming standby.
 * @param {{ isSynchronous: boolean }} options Whether a COMMIT waits until the standby has it, too.
 */
export async function startPair({ isSynchronous }) {
  const primary = await startOldPostgres();
  await primary.tell('create role ospite_check login');
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  const standby = await startServer((dataDir) =>
    run('pg_basebackup', [
      '--pgdata',
      dataDir,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--dbname',
      source,
    ]),
  );
  const state = async () =>
    (await primary.tell("select sync_state from pg_stat_replication where state = 'streaming'"))[0]
      ?.sync_state;
  if (isSynchronous) {
    await primary.tell("alter system set synchronous_standby_names = 'FIRST 1 (standby)'");
    await primary.tell('select pg_reload_conf()');
  }
  const wanted = isSynchronous ? 'sync' : 'async';
  await until('the standby streams', async () => (await state()) === wanted, STREAMS_MS);
  const pair = {
    primary,
    standby,
    /** The standby receives nothing any more. */
    async stopStreaming() {
      await standby.tell("alter system set primary_conninfo = ''");
      await standby.tell('select pg_reload_conf()');
      await until('nothing streams', async () => !(await state()), STREAMS_MS);
    },
    /** Makes a primary of the standby. */
    promote: () => standby.tell('select pg_promote(true, 30)'),
  };
  return stoppable(pair, () => Promise.all([primary.stop(), standby.stop()]));
}
