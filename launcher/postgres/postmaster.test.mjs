import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { isPostmasterAlive } from './postmaster.mjs';

const onLinux = { skip: process.platform !== 'linux' };

test('the PostgreSQL of another folder, whose path holds this one’s, is another one', onLinux, async () => {
  const idle = 'console.log(1); setTimeout(() => {}, 600_000)';
  const child = spawn(process.execPath, ['-e', idle, '--', '-D', '/nest/srv/site/postgres'], {
    argv0: 'postgres',
  });
  after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  assert.equal(isPostmasterAlive(pid, '/nest/srv/site/postgres'), true);
  for (const other of ['/srv/site/postgres', '/nest/srv/site', '/nest/srv/site/postgres/'])
    assert.equal(isPostmasterAlive(pid, other), false);
});
