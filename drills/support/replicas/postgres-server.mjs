import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../../../tools/postgres/binaries.mjs';
import { ensureCluster, SUPERUSER } from '../../../tools/postgres/cluster.mjs';
import { databaseUrl } from '../../../tools/postgres/database.mjs';
import { readPassword, passwordFiles } from '../../../tools/postgres/passwords.mjs';
import { readPostmaster } from '../../../tools/postgres/postmaster.mjs';
import { chooseRunAs, commandAs } from '../../../tools/postgres/run-as.mjs';
import alive from '../../../tools/process/alive.cjs';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { ask } from '../database.mjs';
import { until } from '../wait.mjs';
import { lastLines, startProgram } from './programs.mjs';

const READY_MS = 60_000;
const GONE_MS = 10_000;
const DATABASE = 'ospite';

/** What may connect, the first line that fits: HAProxy's question, the standby, and everybody with a password. */
const ACCESS = [
  'host  postgres     ospite_check  127.0.0.1/32  trust',
  `host  replication  ${SUPERUSER}  127.0.0.1/32  scram-sha-256`,
  'host  all          all           127.0.0.1/32  scram-sha-256',
  '',
].join('\n');

/** One PostgreSQL of a pair, of the embedded programs. Unlike the product's own it has replication, and no supervisor. */
export class PostgresServer {
  #child;

  static async in(folder) {
    fs.mkdirSync(folder, { mode: 0o711 });
    const server = new PostgresServer();
    server.dataDir = path.join(folder, 'postgres');
    server.log = path.join(folder, 'postgres.log');
    server.port = await freePort();
    server.binaries = await findBinaries();
    server.runAs = await chooseRunAs(server.dataDir, server.binaries.postgres, { systemUser: 'nobody' });
    return server;
  }

  /** Makes it the first one of the pair. */
  create() {
    this.password = ensureCluster(this.runAs, this.binaries, this.dataDir, { durable: true });
    fs.writeFileSync(path.join(this.dataDir, 'pg_hba.conf'), ACCESS);
  }

  /** Makes it a standby from a copy of the primary's files, made while that runs. */
  become(primary) {
    this.password = readPassword(passwordFiles(primary.dataDir).superuser);
    fs.writeFileSync(path.join(this.dataDir, 'standby.signal'), '');
    const from = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${this.password} application_name=standby`;
    fs.appendFileSync(path.join(this.dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
    const { user } = this.runAs;
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, this.dataDir]);
  }

  async start() {
    const settings = {
      ...{ port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: '' },
      ...{ shared_buffers: '32MB', timezone: 'UTC', log_timezone: 'UTC', wal_keep_size: '512MB' },
      ...{ log_error_verbosity: 'terse', log_min_error_statement: 'panic' },
    };
    const { command, args, options } = commandAs(this.runAs, this.binaries.postgres, [
      ...['-D', this.dataDir],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    this.#child = startProgram(command, args, { ...options, log: this.log });
    const isReady = () => readPostmaster(this.dataDir)?.ready && this.ask('select 1');
    await until('PostgreSQL takes connections', isReady, READY_MS).catch((error) => {
      error.message += `\n${lastLines(this.log)}`;
      throw error;
    });
  }

  /** The superuser's rows, on a connection that does not pass HAProxy. */
  ask(sql, values = []) {
    return ask(this.urlOf({ user: SUPERUSER, password: this.password, database: 'postgres' }), sql, values);
  }

  urlOf({ user = SUPERUSER, password = this.password, database = DATABASE }) {
    return databaseUrl({ user, password, database, port: this.port });
  }

  /** As when its machine loses power: nothing of it runs any more when this returns. */
  async fence() {
    const postmaster = this.#child.pid;
    process.kill(postmaster, 'SIGSTOP');
    const all = fs
      .readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid === postmaster || (pid > 0 && alive.parentOf(pid) === postmaster));
    for (const pid of all) process.kill(pid, 'SIGKILL');
    await until('the old primary is gone', () => all.every((pid) => !alive.isAlive(pid)), GONE_MS);
  }

  async stop() {
    if (this.#child) await stopChild(this.#child);
  }
}
