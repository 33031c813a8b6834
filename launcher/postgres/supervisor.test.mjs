import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from './database.mjs';
import { isPostmasterAlive, readPostmaster } from './postmaster.mjs';
import { startPostgres } from './supervisor.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-supervisor-'));
fs.chmodSync(folder, 0o711);
const dataDir = path.join(folder, 'postgres');

after(() => fs.rmSync(folder, { recursive: true, force: true }));

const start = (options = {}) => startPostgres({ dataDir, durable: false, systemUser: 'nobody', ...options });
const pid = () => readPostmaster(dataDir)?.pid ?? 0;

const query = (url, sql) => withClient(url, async (client) => (await client.query(sql)).rows);

/** Starts a server in a process of its own, which then can be killed. */
async function startElsewhere() {
  const script = `
    import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'supervisor.mjs'))};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, systemUser: 'nobody' });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => assert.fail(`it did not start (exit code ${code})`));
  ended.catch(() => {});
  await Promise.race([once(child.stdout, 'data'), ended]);
  return child;
}

test('the first start makes a UTF-8 database behind a password, open only to this machine', async () => {
  const server = await start();
  // Only the superuser may read where the sockets are.
  const superuserUrl = Object.assign(new URL(server.adminUrl), { pathname: '/ospite' }).href;
  const [row] = await query(
    superuserUrl,
    `
    SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
      current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets
    FROM pg_database WHERE datname = current_database()`,
  );
  assert.deepEqual(row, {
    name: 'ospite',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    addresses: '127.0.0.1',
    sockets: '',
  });
  const wrong = new URL(server.url);
  wrong.password = 'guessed';
  await assert.rejects(query(wrong.href, 'SELECT 1'), /password authentication failed/);
  assert.equal(fs.statSync(path.join(folder, 'postgres-password')).mode & 0o777, 0o600);
  await query(server.url, 'CREATE TABLE kept (value int); INSERT INTO kept VALUES (7)');
  await server.stop();
  assert.equal(readPostmaster(dataDir), undefined);
});

const SAFETY = `
  SELECT current_setting('fsync') AS fsync, array_agg(DISTINCT split_part(split_part(rolpassword, '$', 2), ':', 1)) AS rounds
  FROM pg_authid WHERE rolpassword IS NOT NULL`;

test('only a server for tests is fast rather than safe, with passwords hashed once', async () => {
  const fast = await start();
  assert.deepEqual(await query(fast.adminUrl, SAFETY), [{ fsync: 'off', rounds: ['1'] }]);
  await fast.stop();
  const product = await start({ dataDir: path.join(folder, 'product/postgres'), durable: true });
  assert.deepEqual(await query(product.adminUrl, SAFETY), [{ fsync: 'on', rounds: ['4096'] }]);
  await product.stop();
});

test('a later start keeps the data', async () => {
  const server = await start();
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), [{ value: 7 }]);
  await server.stop();
});

test('a second start on the same folder is refused and harms nothing', async () => {
  const server = await start();
  await assert.rejects(start(), /in use by another Ospite/);
  await query(server.url, 'SELECT 1');
  await server.stop();
});

test('PostgreSQL that is killed runs again at the same address', async () => {
  let restarted;
  const again = new Promise((resolve) => (restarted = resolve));
  const server = await start({ onRestart: restarted });
  process.kill(pid(), 'SIGKILL');
  await again;
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), [{ value: 7 }]);
  await server.stop();
});

test('PostgreSQL whose launcher was killed ends by itself', async () => {
  const killed = await startElsewhere();
  const orphan = pid();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // Nobody else would end it: otherwise the test's own time limit does.
  while (isPostmasterAlive(orphan, dataDir)) await pause(20);
});

test('a PostgreSQL left behind by a killed start is stopped, and its data are there', async () => {
  const killed = await startElsewhere();
  const orphan = pid();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const server = await start();
  assert.notEqual(pid(), orphan);
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), [{ value: 7 }]);
  await server.stop();
});

test('a start after both were killed waits until the old lock is free', async () => {
  const killed = await startElsewhere();
  killed.kill('SIGKILL');
  process.kill(pid(), 'SIGKILL');
  await once(killed, 'exit');
  const server = await start();
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), [{ value: 7 }]);
  await server.stop();
});

test('a lost password is replaced by a new one', async () => {
  fs.rmSync(path.join(folder, 'postgres-password'));
  const server = await start();
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), [{ value: 7 }]);
  await server.stop();
});

test('an interrupted first start is made anew', async () => {
  const half = path.join(folder, 'half/postgres');
  fs.mkdirSync(`${half}.new`, { recursive: true });
  fs.chmodSync(path.dirname(half), 0o711);
  fs.writeFileSync(path.join(`${half}.new`, 'PG_VERSION'), '18\n');
  const server = await start({ dataDir: half });
  await query(server.url, 'SELECT 1');
  await server.stop();
});

for (const version of ['17', '19'])
  test(`a database of PostgreSQL ${version} is left as it is, and named with the way to move it`, async () => {
    const other = path.join(folder, `other-${version}/postgres`);
    fs.mkdirSync(other, { recursive: true });
    fs.writeFileSync(path.join(other, 'PG_VERSION'), `${version}\n`);
    await assert.rejects(
      start({ dataDir: other }),
      new RegExp(
        `in ${other} was created by PostgreSQL ${version}.*npm run backup.*npm run restore -- --moved`,
      ),
    );
    assert.deepEqual(fs.readdirSync(path.dirname(other), { recursive: true }).sort(), [
      'postgres',
      'postgres/PG_VERSION',
    ]);
  });
