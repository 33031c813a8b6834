import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ensureDatabase } from '../../../tools/postgres/database.mjs';
import { makePassword } from '../../../tools/postgres/passwords.mjs';
import { APPLICATION_ROLE, ensureApplicationRole } from '../../../tools/postgres/roles.mjs';
import { SUPERUSER } from '../../../tools/postgres/cluster.mjs';
import { until } from '../wait.mjs';
import { PostgresServer } from './postgres-server.mjs';

const STREAMS_MS = 30_000;
const DATABASE = 'ospite';
/** What a copy of a running cluster leaves out (PostgreSQL, "Making a Base Backup Using the Low Level API"). */
const NOT_COPIED =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+)$/;

async function addRoles(primary, password) {
  await ensureDatabase(primary.urlOf({ database: 'postgres' }), DATABASE);
  await ensureApplicationRole(primary.urlOf({}), password);
  await primary.ask('create role ospite_check login');
  await primary.ask('grant connect on database postgres to ospite_check');
}

/** The embedded PostgreSQL has no pg_basebackup: this does the same by hand. */
async function copyRunning(primary, standby) {
  const client = new pg.Client({
    connectionString: primary.urlOf({ user: SUPERUSER, database: 'postgres' }),
  });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    fs.cpSync(primary.dataDir, standby.dataDir, {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(path.relative(primary.dataDir, source)),
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    fs.writeFileSync(path.join(standby.dataDir, 'backup_label'), rows[0].labelfile);
    fs.chmodSync(standby.dataDir, 0o700);
  } finally {
    await client.end();
  }
}

/** How far the standby is with what the primary sends; undefined while it gets nothing. */
const streamState = async (primary) =>
  (
    await primary.ask(
      "select sync_state from pg_stat_replication where application_name = 'standby' and state = 'streaming'",
    )
  )[0]?.sync_state;

/**
 * A PostgreSQL and its streaming standby, both empty but for the application's role and database.
 * @param {string} folder
 * @param {{ isSynchronous: boolean }} options Whether a COMMIT waits until the standby has it, too.
 */
export async function startPair(folder, { isSynchronous }) {
  const primary = await PostgresServer.in(path.join(folder, 'one'));
  const standby = await PostgresServer.in(path.join(folder, 'two'));
  const password = makePassword();
  primary.create();
  await primary.start();
  await addRoles(primary, password);
  await copyRunning(primary, standby);
  standby.become(primary);
  await standby.start();
  await until('the standby streams', () => streamState(primary), STREAMS_MS);
  if (isSynchronous) {
    await primary.ask("alter system set synchronous_standby_names = 'FIRST 1 (standby)'");
    await primary.ask('select pg_reload_conf()');
    await until(
      'the standby is synchronous',
      async () => (await streamState(primary)) === 'sync',
      STREAMS_MS,
    );
  }
  return {
    primary,
    standby,
    /** The application's role and database, at whatever address. */
    access: { user: APPLICATION_ROLE, password, database: DATABASE },
    /** The standby hears nothing any more. */
    async stopStreaming() {
      await standby.ask("alter system set primary_conninfo = ''");
      await standby.ask('select pg_reload_conf()');
      await until('nothing streams', async () => !(await streamState(primary)), STREAMS_MS);
    },
    /** Makes a primary of the standby. */
    promote: () => standby.ask('select pg_promote(true, 30)'),
    stop: () => Promise.all([primary.stop(), standby.stop()]),
  };
}
