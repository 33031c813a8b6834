import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
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
  test('is made without home and login, once', () => {
    assert.equal(findUser(NAME), undefined);
    const user = ensureUser(NAME);
    assertSystemUser(user);
    assert.deepEqual(ensureUser(NAME), user);
  });

  test("is made by BusyBox's adduser where there is no useradd", () => {
    programs('busybox', {
      adduser:
        '[ "$*" = "-S -D -H -h $5 -s $7 $8" ] && exec /usr/sbin/useradd -r -M -d "$5" -s "$7" -g nogroup "$8"',
    });
    const user = ensureUser(NAME);
    process.env.PATH = PATH;
    assertSystemUser(user);
  });

  test('is not made where there is neither program, nor where they refuse', () => {
    programs('none', {});
    assert.equal(ensureUser(NAME), undefined);
    programs('refusing', { useradd: 'exit 1', adduser: 'exit 1' });
    assert.equal(ensureUser(NAME), undefined);
  });

  test('is never root under another name', () => {
    programs('root', { id: 'echo 0' });
    assert.equal(findUser(NAME), undefined);
    assert.equal(ensureUser(NAME), undefined);
  });
});
