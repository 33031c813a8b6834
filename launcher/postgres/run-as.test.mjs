import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { isRoot } from '../process/folders.mjs';
import { findBinaries } from './binaries.mjs';
import { ensureCluster } from './cluster.mjs';
import { withClient } from './database.mjs';
import { readPostmaster } from './postmaster.mjs';
import { chooseRunAs } from './run-as.mjs';
import { startPostgres } from './supervisor.mjs';
import { findUser } from './system-user.mjs';

const works = (...words) => spawnSync(words[0], words.slice(1), { stdio: 'ignore' }).status === 0;
const skip = isRoot && works('useradd', '--help') ? false : 'only root runs PostgreSQL as another user';

// Not the product's own: a test takes away what it made.
const SYSTEM_USER = `ospite-run-${process.pid}`;
const PATH = process.env.PATH;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-run-as-'));
fs.chmodSync(folder, 0o711);

const dataDirOf = (name) => path.join(folder, name, 'postgres');
const start = (name, systemUser = SYSTEM_USER) =>
  startPostgres({ dataDir: dataDirOf(name), durable: false, systemUser });
const query = (url, sql) => withClient(url, async (client) => (await client.query(sql)).rows);

/** A line of what the kernel says of the running server, such as its user's number. */
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

/** Every file of a data folder and beside it, with its owner and its time. */
const contentsOf = (name) =>
  execFileSync('find', [path.dirname(dataDirOf(name)), '-printf', '%p %U %m %T@ %s\n'], { encoding: 'utf8' });

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

  test("leaves another user's folder as it is, and names it with the way to go on", async () => {
    await (await start('strange', 'nobody')).stop();
    const before = contentsOf('strange');
    await assert.rejects(
      start('strange'),
      ({ name, message }) =>
        name === 'UserError' &&
        message.includes(`${dataDirOf('strange')} belongs to another user (65534)`) &&
        message.includes(`chown -R ${SYSTEM_USER} ${dataDirOf('strange')}`),
    );
    assert.deepEqual(contentsOf('strange'), before);
    execFileSync('chown', ['-R', SYSTEM_USER, dataDirOf('strange')]);
    await (await start('strange')).stop();
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

  test('runs programs that lie below a closed folder, as those of a clone in /root', async () => {
    const installed = await findBinaries();
    const programs = path.join(folder, 'home');
    fs.mkdirSync(programs, { mode: 0o700 });
    fs.cpSync(path.resolve(path.dirname(installed.initdb), '..'), path.join(programs, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const [initdb, postgres] = [installed.initdb, installed.postgres].map((program) =>
      path.join(programs, 'native/bin', path.basename(program)),
    );
    const dataDir = path.join(programs, 'postgres');
    const runAs = chooseRunAs(dataDir, postgres, { systemUser: SYSTEM_USER });
    ensureCluster(runAs, { ...installed, initdb, postgres }, dataDir, { durable: false });
    assert.equal(fs.statSync(dataDir).uid, findUser(SYSTEM_USER)?.uid);
  });

  test('is refused in one line where no user can be made', async () => {
    removeUser();
    onlyPrograms('id', 'sh');
    await assert.rejects(start('refused'), ({ name, message }) => {
      assert.equal(name, 'UserError');
      assert.match(message, /^PostgreSQL does not run as root, .*useradd.*DATABASE_URL\.$/);
      return true;
    });
  });

  test('is refused in one line below a folder that it cannot be let into', async () => {
    fs.mkdirSync(path.join(folder, 'locked'), { mode: 0o700 });
    onlyPrograms('id', 'sh', 'useradd');
    await assert.rejects(
      start('locked'),
      /^UserError: PostgreSQL does not run as root, .*setpriv.*DATABASE_URL\.$/,
    );
    assert.deepEqual(fs.readdirSync(path.join(folder, 'locked')), []);
  });
});
