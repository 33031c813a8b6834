import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { SUPERUSER } from './cluster.mjs';
import { withClient } from './database.mjs';
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

test("a lost password of the application's is replaced by a new one", async () => {
  await server.stop();
  fs.rmSync(fileOf('new', 'postgres-application-password'));
  server = await start('new');
  assert.equal((await query(server.url, ATTRIBUTES))[0].name, 'ospite_app');
});
