import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isRoot } from '../../launcher/process/folders.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { ask, newFolder, startProgram, stoppable } from './basics.mjs';

/** The oldest that the product names: README, decision 0003, and `wait-for-database.ts` of the API. */
export const OLDEST = 15;
const PROGRAMS = `/usr/lib/postgresql/${OLDEST}/bin`;
const OWNER = 'ospite_owner';

/** PostgreSQL does not run as root; Debian's package makes this user. @param {string} program @param {string[]} args */
function asPostgres(program, args) {
  const command = [path.join(PROGRAMS, program), ...args];
  return isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command] : command;
}

/** A PostgreSQL of the oldest version, with an empty database. */
export async function startOldPostgres() {
  const place = newFolder();
  fs.chmodSync(place.folder, 0o777);
  const dataDir = path.join(place.folder, 'postgres');
  const options = ['--username=postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'];
  const [initdb = '', ...initArgs] = asPostgres('initdb', ['-D', dataDir, ...options]);
  execFileSync(initdb, initArgs, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  /** Asks as the superuser. @param {string} sql */
  const tell = (sql) => ask(adminUrl, sql);
  const [postgres = '', ...others] = asPostgres('postgres', ['-D', dataDir, ...args]);
  const program = startProgram(postgres, others, { cwd: '/' });
  await program.untilUp(() => tell('select 1'));
  await tell(`create role ${OWNER} login nosuperuser nocreatedb nocreaterole`);
  await tell(`create database ospite owner ${OWNER}`);
  // The database of a role that owns it and no more, as an operator sets one up.
  const url = `postgresql://${OWNER}@127.0.0.1:${port}/ospite`;
  return stoppable({ url, tell }, async () => {
    await program.stop();
    await place.stop();
  });
}
