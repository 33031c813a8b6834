import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../process/ports.mjs';
import { findBinaries } from './binaries.mjs';
import { SUPERUSER, ensureCluster } from './cluster.mjs';
import { databaseUrl, ensureDatabase, withClient } from './database.mjs';
import { launch } from './launch.mjs';
import { stopPostmaster } from './postmaster.mjs';
import { chooseRunAs } from './run-as.mjs';
import { startPostgres } from './supervisor.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-roles-'));
fs.chmodSync(folder, 0o711);
const start = (name) =>
  startPostgres({ dataDir: path.join(folder, name, 'postgres'), durable: false, systemUser: 'nobody' });

const query = (url, sql) => withClient(url, async (client) => (await client.query(sql)).rows);
const inDatabase = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const fileOf = (name, file) => path.join(folder, name, file);

let server;
before(async () => {
  server = await start('new');
});
after(async () => {
  await server?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ATTRIBUTES = `
  SELECT rolname AS name, rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS mighty,
    ARRAY(SELECT g.rolname::text FROM pg_roles g WHERE g.rolname <> r.rolname AND pg_has_role(r.oid, g.oid, 'member')) AS member,
    has_database_privilege(current_database(), 'CREATE') AS creates
  FROM pg_roles r WHERE rolname = current_user`;

test("the application's role owns its database and is nothing else", async () => {
  assert.deepEqual(await query(server.url, ATTRIBUTES), [
    // The owner of a database is a member of this one by nature.
    { name: 'ospite_app', mighty: false, member: ['pg_database_owner'], creates: true },
  ]);
});

for (const sql of [
  'CREATE ROLE another',
  'CREATE DATABASE another',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "COPY (SELECT 1) TO '/tmp/ospite-roles-copy'",
  "SELECT pg_read_file('PG_VERSION')",
  "ALTER SYSTEM SET archive_command = 'true'",
  `SET ROLE ${SUPERUSER}`,
  'ALTER ROLE ospite_app SUPERUSER',
  'GRANT pg_read_server_files TO ospite_app',
  'SELECT rolpassword FROM pg_authid',
  'CREATE EXTENSION file_fdw',
]) {
  test(`the application's role is refused: ${sql}`, async () => {
    await assert.rejects(query(server.url, sql), { code: '42501' });
  });
}

test("the application's role reaches no other database of the server", async () => {
  for (const name of ['postgres', 'template1'])
    await assert.rejects(query(inDatabase(server.url, name), 'SELECT 1'), { code: '42501' });
});

test("the application's role makes schemas and tables of its own", async () => {
  await query(
    server.url,
    `CREATE SCHEMA jobs; CREATE TABLE jobs.job (id serial PRIMARY KEY); CREATE TABLE plain (id int);
     INSERT INTO jobs.job DEFAULT VALUES; DROP TABLE plain; DROP SCHEMA jobs CASCADE`,
  );
});

test('each role has a password of its own, in a file for its owner alone', () => {
  const passwords = ['postgres-password', 'postgres-application-password'].map((file) => {
    assert.equal(fs.statSync(fileOf('new', file)).mode & 0o777, 0o600);
    return fs.readFileSync(fileOf('new', file), 'utf8').trim();
  });
  assert.equal(new URL(server.adminUrl).password, passwords[0]);
  assert.equal(new URL(server.url).password, passwords[1]);
  assert.notEqual(passwords[0], passwords[1]);
});

/** A cluster of the time before: one role, the superuser that initdb made, owns everything and is the API's. */
async function makeOldCluster(name, sql) {
  const dataDir = path.join(folder, name, 'postgres');
  fs.mkdirSync(path.dirname(dataDir), { mode: 0o711 });
  const binaries = await findBinaries();
  const runAs = await chooseRunAs(dataDir, binaries.postgres, { systemUser: 'nobody' });
  const password = ensureCluster(runAs, binaries, dataDir, { durable: false });
  const port = await freePort();
  const child = await launch({ dataDir, port, durable: false, runAs, binaries });
  const address = (database) => databaseUrl({ user: SUPERUSER, password, port, database });
  await ensureDatabase(address('postgres'), 'ospite');
  await query(address('ospite'), sql);
  await stopPostmaster(child.pid, dataDir, binaries);
}

const OLD_OBJECTS = `
  CREATE TYPE mood AS ENUM ('calm', 'rough');
  CREATE DOMAIN euros AS int CHECK (value >= 0);
  CREATE TYPE pair AS (a int, b int);
  CREATE TABLE kept (id serial PRIMARY KEY, "Odd ""name" mood, price euros, number int GENERATED ALWAYS AS IDENTITY);
  CREATE TABLE child (id int REFERENCES kept ON DELETE CASCADE);
  CREATE SEQUENCE alone;
  CREATE VIEW seen AS SELECT id FROM kept;
  CREATE MATERIALIZED VIEW summed AS SELECT id FROM kept;
  CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT n * 2';
  CREATE SCHEMA "Jobs"; CREATE TABLE "Jobs".job (id int);
  INSERT INTO kept ("Odd ""name", price) VALUES ('calm', 7), ('rough', 8); INSERT INTO child VALUES (1);`;

const NOT_OURS = `
  SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relowner <> 'ospite_app'::regrole AND nspname IN ('public', 'Jobs')
  UNION ALL SELECT proname FROM pg_proc WHERE proname = 'twice' AND proowner <> 'ospite_app'::regrole
  UNION ALL SELECT typname FROM pg_type WHERE typname IN ('mood', 'euros', 'pair') AND typowner <> 'ospite_app'::regrole
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'Jobs' AND nspowner <> 'ospite_app'::regrole
  UNION ALL SELECT datname FROM pg_database WHERE datname = 'ospite' AND datdba <> 'ospite_app'::regrole`;

test('an installation whose API was the superuser is handed over with all its rows', async () => {
  await makeOldCluster('old', OLD_OBJECTS);
  const migrated = await start('old');
  assert.deepEqual(await query(migrated.url, ATTRIBUTES), [
    { name: 'ospite_app', mighty: false, member: ['pg_database_owner'], creates: true },
  ]);
  assert.deepEqual(await query(migrated.url, NOT_OURS), []);
  assert.deepEqual(await query(migrated.url, 'SELECT * FROM kept ORDER BY id'), [
    { id: 1, 'Odd "name': 'calm', price: 7, number: 1 },
    { id: 2, 'Odd "name': 'rough', price: 8, number: 2 },
  ]);
  await query(
    migrated.url,
    `INSERT INTO kept (price) VALUES (9); DELETE FROM kept WHERE id = 1; REFRESH MATERIALIZED VIEW summed;
     ALTER TABLE kept ADD later text; ALTER TYPE mood ADD VALUE 'wild'; CREATE TABLE public.later (id int);
     CREATE OR REPLACE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT 2 * n';
     ALTER SEQUENCE alone RESTART; DROP SCHEMA "Jobs" CASCADE`,
  );
  assert.deepEqual(await query(migrated.url, 'SELECT id FROM child'), []);
  await migrated.stop();
});

test('a hand-over that breaks off changes nothing and is made whole at the next start', async () => {
  await makeOldCluster(
    'broken',
    `${OLD_OBJECTS}
     CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''not now''; END';
     CREATE EVENT TRIGGER refuses ON ddl_command_start WHEN TAG IN ('ALTER TYPE') EXECUTE FUNCTION refuse()`,
  );
  await assert.rejects(start('broken'), /not now/);

  const dataDir = path.join(folder, 'broken/postgres');
  const binaries = await findBinaries();
  const runAs = await chooseRunAs(dataDir, binaries.postgres, { systemUser: 'nobody' });
  const port = await freePort();
  const child = await launch({ dataDir, port, durable: false, runAs, binaries });
  const password = fs.readFileSync(fileOf('broken', 'postgres-password'), 'utf8').trim();
  const superuser = databaseUrl({ user: SUPERUSER, password, port, database: 'ospite' });
  assert.deepEqual(
    await query(
      superuser,
      `SELECT DISTINCT tableowner::text AS owner FROM pg_tables WHERE schemaname IN ('public', 'Jobs')
       UNION SELECT rolname FROM pg_roles WHERE rolname = 'ospite_app'`,
    ),
    [{ owner: SUPERUSER }],
  );
  await query(superuser, 'DROP EVENT TRIGGER refuses');
  await stopPostmaster(child.pid, dataDir, binaries);

  const migrated = await start('broken');
  assert.deepEqual(await query(migrated.url, NOT_OURS), []);
  assert.deepEqual(await query(migrated.url, 'SELECT price FROM kept ORDER BY id'), [
    { price: 7 },
    { price: 8 },
  ]);
  await migrated.stop();
});

test("a lost password of the application's is replaced by a new one", async () => {
  await server.stop();
  fs.rmSync(fileOf('new', 'postgres-application-password'));
  server = await start('new');
  assert.equal((await query(server.url, ATTRIBUTES))[0].name, 'ospite_app');
});
