import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { isRoot } from '../process/folders.mjs';
import { ensureUser, findUser } from './system-user.mjs';

const works = (...words) => spawnSync(words[0], words.slice(1), { stdio: 'ignore' }).status === 0;
const skip = isRoot && works('useradd', '--help') ? false : 'only root makes users';

// Not the product's own: a test takes away what it made.
const NAME = `ospite-test-${process.pid}`;
const PATH = process.env.PATH;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-user-'));

afterEach(() => {
  process.env.PATH = PATH;
  works('userdel', NAME);
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const entry = () => execFileSync('getent', ['passwd', NAME], { encoding: 'utf8' }).trim().split(':');

function assertSystemUser(user) {
  const [, , uid, gid, , home, shell] = entry();
  assert.deepEqual(user, { uid: Number(uid), gid: Number(gid) });
  assert.ok(user.uid > 0 && user.uid < 1000, `${user.uid} is no system user's number`);
  assert.equal(home, '/nonexistent');
  assert.match(shell, /nologin$|false$/);
}

/** The only programs that are found from now on. */
function programs(name, scripts) {
  const bin = path.join(folder, name);
  fs.mkdirSync(bin);
  process.env.PATH = PATH;
  if (!scripts.id)
    fs.symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), path.join(bin, 'id'));
  for (const [program, script] of Object.entries(scripts))
    fs.writeFileSync(path.join(bin, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env.PATH = bin;
}

describe('the system user', { skip }, () => {
  test('is made without home and login, once', async () => {
    assert.equal(findUser(NAME), undefined);
    const user = await ensureUser(NAME);
    assertSystemUser(user);
    assert.deepEqual(await ensureUser(NAME), user);
  });

  test('is one and the same for starts at once', async () => {
    const script = `
      import { ensureUser } from ${JSON.stringify(path.join(import.meta.dirname, 'system-user.mjs'))};
      console.log(JSON.stringify(await ensureUser(${JSON.stringify(NAME)})));`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const made = await Promise.all([start(), start(), start()]);
    assertSystemUser(JSON.parse(made[0].stdout));
    assert.equal(new Set(made.map(({ stdout }) => stdout)).size, 1);
    const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
    assert.equal(lines.filter((line) => line.startsWith(`${NAME}:`)).length, 1);
  });

  test("is made by BusyBox's adduser where there is no useradd", async () => {
    programs('busybox', {
      adduser:
        '[ "$*" = "-S -D -H -h $5 -s $7 $8" ] && exec /usr/sbin/useradd -r -M -d "$5" -s "$7" -g nogroup "$8"',
    });
    const user = await ensureUser(NAME);
    process.env.PATH = PATH;
    assertSystemUser(user);
  });

  test('is not made where there is neither program, nor where they refuse', async () => {
    programs('none', {});
    assert.equal(await ensureUser(NAME), undefined);
    programs('refusing', { useradd: 'exit 1', adduser: 'exit 1' });
    assert.equal(await ensureUser(NAME), undefined);
  });

  test('is never root under another name', async () => {
    programs('root', { id: 'echo 0' });
    assert.equal(findUser(NAME), undefined);
    assert.equal(await ensureUser(NAME), undefined);
  });
});
