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

/** PostgreSQL does not run as root; Debian's package makes this user. @param {string} program @param {string[]} args */
function asPostgres(program, args) {
  const command = [path.join(PROGRAMS, program), ...args];
  return isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command] : command;
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const [command = '', ...others] = asPostgres(program, args);
  execFileSync(command, others, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Starts a PostgreSQL of the system on a folder that a function fills.
 * @param {(dataDir: string) => unknown} fill
 */
async function startServer(fill) {
  const place = newFolder();
  fs.chmodSync(place.folder, 0o777);
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
    const [command = '', ...others] = asPostgres('postgres', ['-D', dataDir, ...args]);
    program = startProgram(command, others, { cwd: '/' });
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
  const options = ['--username=postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'];
  const server = await startServer((dataDir) => run('initdb', ['-D', dataDir, ...options]));
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
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--dbname', source];
  const standby = await startServer((dataDir) => run('pg_basebackup', ['--pgdata', dataDir, ...options]));
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
