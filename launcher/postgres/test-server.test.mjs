import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isPostmasterAlive, readPostmaster } from './postmaster.mjs';

/** Starts a test server in a process of its own and tells where it lies. */
async function startElsewhere() {
  const script = `
    import fs from 'node:fs';
    import os from 'node:os';
    import path from 'node:path';
    import { startTestServer } from ${JSON.stringify(path.join(import.meta.dirname, 'test-server.mjs'))};
    const made = [];
    const mkdtemp = fs.mkdtempSync;
    fs.mkdtempSync = (prefix) => (made.push(mkdtemp(prefix)), made[0]);
    await startTestServer();
    console.log(made[0]);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => assert.fail(`it did not start (exit code ${code})`));
  ended.catch(() => {});
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  const folder = String(line).trim();
  const dataDir = path.join(folder, 'postgres');
  return { child, folder, dataDir, pid: readPostmaster(dataDir)?.pid ?? 0 };
}

async function nothingLeft({ folder, dataDir, pid }) {
  const end = Date.now() + 30_000;
  while (fs.existsSync(folder) || isPostmasterAlive(pid, dataDir)) {
    assert.ok(Date.now() < end, `something of ${folder} is left`);
    await pause(50);
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGKILL'])) {
  test(`a test server leaves nothing behind after ${signal}`, async () => {
    const server = await startElsewhere();
    assert.ok(isPostmasterAlive(server.pid, server.dataDir));
    server.child.kill(signal);
    await once(server.child, 'exit');
    await nothingLeft(server);
  });
}
