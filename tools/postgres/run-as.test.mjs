import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { isRoot } from '../process/folders.mjs';
import { withClient } from './database.mjs';
import { handOver } from './hand-over.mjs';
import { readPostmaster } from './postmaster.mjs';
import { startPostgres } from './supervisor.mjs';
import { ensureUser, findUser } from './system-user.mjs';

const works = (...words) => spawnSync(words[0], words.slice(1), { stdio: 'ignore' }).status === 0;
const skip = isRoot && works('useradd', '--help') ? false : 'only root runs PostgreSQL as another user';
const noNamespace = works('unshare', '--user', '--map-user=65534', 'true')
  ? false
  : 'no user namespaces here';

// Not the product's own: a test takes away what it made.
const SYSTEM_USER = `ospite-run-${process.pid}`;
const NOBODY = 65_534;
const DAEMON = 1;
const PATH = process.env.PATH;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-run-as-'));
fs.chmodSync(folder, 0o711);

const dataDirOf = (name) => path.join(folder, name, 'postgres');
const start = (name, systemUser = SYSTEM_USER) =>
  startPostgres({ dataDir: dataDirOf(name), durable: false, systemUser });
const query = (url, sql) => withClient(url, async (client) => (await client.query(sql)).rows);

/** A line of what the kernel says of the running server, such as its user's number outside of all namespaces. */
function statusOf(name, line) {
  const status = fs.readFileSync(`/proc/${readPostmaster(dataDirOf(name))?.pid}/status`, 'utf8');
  return new RegExp(`^${line}:\\s+(\\S+)`, 'm').exec(status)?.[1];
}
const uidOf = (name) => Number(statusOf(name, 'Uid'));

/** Everybody who owns something in a folder. */
function ownersOf(name) {
  const output = execFileSync('find', [dataDirOf(name), '-printf', '%U\n'], { encoding: 'utf8' });
  return [...new Set(output.trim().split('\n').map(Number))];
}

/** The only programs that are found from now on. */
function onlyPrograms(...names) {
  const bin = fs.mkdtempSync(path.join(folder, 'bin-'));
  fs.chmodSync(bin, 0o755);
  for (const name of names)
    fs.symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), path.join(bin, name));
  process.env.PATH = bin;
}

function removeUser() {
  process.env.PATH = PATH;
  works('userdel', SYSTEM_USER);
}

/** An installation as it was run by root before: everything is nobody's. */
async function makeNobodys(name) {
  const server = await start(name, '');
  assert.equal(uidOf(name), NOBODY);
  await query(server.url, 'CREATE TABLE kept (value int); INSERT INTO kept VALUES (7)');
  await server.stop();
  assert.deepEqual(ownersOf(name), [NOBODY]);
}

async function assertKept(name, url) {
  assert.deepEqual(await query(url, 'SELECT value FROM kept'), [{ value: 7 }]);
}

describe('PostgreSQL that root starts', { skip }, () => {
  before(() => assert.equal(findUser(SYSTEM_USER), undefined));
  afterEach(() => (process.env.PATH = PATH));
  after(() => {
    removeUser();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('runs as a user of its own, whom its data belong to', async () => {
    const server = await start('new');
    const user = findUser(SYSTEM_USER);
    assert.equal(uidOf('new'), user?.uid);
    assert.deepEqual(ownersOf('new'), [user?.uid]);
    await server.stop();
    await (await start('new')).stop();
  });

  test("takes over nobody's data once, and follows no link out of them", async () => {
    await makeNobodys('handed');
    const outside = path.join(folder, 'outside');
    fs.mkdirSync(outside);
    fs.writeFileSync(path.join(outside, 'file'), 'of root');
    fs.symlinkSync(outside, path.join(dataDirOf('handed'), 'folder-elsewhere'));
    fs.symlinkSync(path.join(outside, 'file'), path.join(dataDirOf('handed'), 'base/file-elsewhere'));
    const server = await start('handed');
    assert.equal(uidOf('handed'), findUser(SYSTEM_USER)?.uid);
    assert.deepEqual(ownersOf('handed'), [findUser(SYSTEM_USER)?.uid]);
    assert.equal(fs.statSync(dataDirOf('handed')).mode & 0o777, 0o700);
    assert.equal(fs.statSync(outside).uid, 0);
    assert.equal(fs.statSync(path.join(outside, 'file')).uid, 0);
    await assertKept('handed', server.url);
    await server.stop();
  });

  test("stops before another name of a stranger's file, and goes on when that is gone", async () => {
    await makeNobodys('interrupted');
    const secret = path.join(folder, 'secret');
    fs.writeFileSync(secret, 'of root');
    const link = path.join(dataDirOf('interrupted'), 'base/secret');
    fs.linkSync(secret, link);
    await assert.rejects(start('interrupted'), /base\/secret is a hard link to a file/);
    assert.equal(fs.statSync(secret).uid, 0);
    assert.ok(ownersOf('interrupted').length > 1, 'it was interrupted half-way');
    fs.rmSync(link);
    const server = await start('interrupted');
    assert.deepEqual(ownersOf('interrupted'), [findUser(SYSTEM_USER)?.uid]);
    await assertKept('interrupted', server.url);
    await server.stop();
  });

  test('is not handed over while it runs', async () => {
    const server = await start('running', '');
    const owners = ownersOf('running');
    assert.throws(
      () => handOver(dataDirOf('running'), { uid: DAEMON, gid: DAEMON }, NOBODY),
      /is still running/,
    );
    assert.deepEqual(ownersOf('running'), owners);
    await server.stop();
  });

  test('reaches its data below a folder that is closed to others, and may write nothing there but them', async () => {
    fs.mkdirSync(path.join(folder, 'closed'), { mode: 0o700 });
    const server = await start('closed');
    assert.equal(uidOf('closed'), findUser(SYSTEM_USER)?.uid);
    const mayWriteEverywhere = (BigInt(`0x${statusOf('closed', 'CapEff')}`) >> 1n) & 1n;
    assert.equal(mayWriteEverywhere, 0n, 'CAP_DAC_OVERRIDE');
    await query(server.url, 'CREATE TABLE kept (value int)');
    await server.stop();
  });

  test("runs as the owner of an ordinary user's folder", async () => {
    fs.mkdirSync(path.join(folder, 'ordinary'));
    fs.chownSync(path.join(folder, 'ordinary'), DAEMON, DAEMON);
    const server = await start('ordinary');
    assert.equal(uidOf('ordinary'), DAEMON);
    assert.deepEqual(ownersOf('ordinary'), [DAEMON]);
    await server.stop();
  });

  test('uses a user namespace where no user can be made', { skip: noNamespace }, async () => {
    removeUser();
    await makeNobodys('namespace');
    onlyPrograms('id', 'sh', 'true', 'unshare');
    const server = await start('namespace');
    await assertKept('namespace', server.url);
    const outside = fs.readlinkSync('/proc/self/ns/user');
    assert.notEqual(fs.readlinkSync(`/proc/${readPostmaster(dataDirOf('namespace'))?.pid}/ns/user`), outside);
    assert.equal(findUser(SYSTEM_USER), undefined);
    await server.stop();
    process.env.PATH = PATH;
    const later = await start('namespace');
    assert.equal(uidOf('namespace'), findUser(SYSTEM_USER)?.uid);
    await assertKept('namespace', later.url);
    await later.stop();
  });

  test('is refused in one line where neither can be had', async () => {
    removeUser();
    onlyPrograms('id', 'sh');
    await assert.rejects(start('refused'), ({ name, message }) => {
      assert.equal(name, 'UserError');
      assert.match(message, /^PostgreSQL does not run as root, .*useradd.*unshare.*DATABASE_URL\.$/);
      return true;
    });
  });

  test('gives a number without a name its name back, as when a container was made anew', async () => {
    removeUser();
    const { uid } = (await ensureUser(SYSTEM_USER)) ?? {};
    await (await start('container')).stop();
    removeUser();
    const { PATH: all } = process.env;
    onlyPrograms('id', 'sh', 'useradd');
    const server = await start('container');
    process.env.PATH = all;
    assert.equal(uidOf('container'), uid);
    assert.equal(findUser(SYSTEM_USER)?.uid, uid);
    await server.stop();
  });
});
