import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../process/ports.mjs';
import { ApiProcess } from './api-process.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-api-process-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Stands for the API: answers with its process number, or ends at once as it is told. */
const program = path.join(folder, 'api.mjs');
fs.writeFileSync(
  program,
  `import http from 'node:http';
   if (process.env.END_WITH) process.exit(Number(process.env.END_WITH));
   http.createServer((_, response) => response.end(String(process.pid)))
     .listen(Number(process.env.PORT), () => process.send?.('ready'));`,
);

/** @type {ApiProcess[]} */
const started = [];
after(() => Promise.all(started.map((api) => api.stop())));

async function aProcess(
  env = {},
  later = (/** @type {() => void} */ work, /** @type {number} */ ms) => void setTimeout(work, ms),
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = new ApiProcess({
    url,
    env: { ...process.env, PORT: String(port), ...env },
    log: () => {},
    program,
    later,
  });
  started.push(api);
  return api;
}

const pidOf = async (api) => Number(await (await fetch(api.url)).text());

async function otherPid(api, old) {
  for (;;) {
    const pid = await pidOf(api).catch(() => old);
    if (pid !== old) return pid;
  }
}

test('an API that is killed is started again', async () => {
  const api = await aProcess();
  await api.start();
  const first = await pidOf(api);
  process.kill(first, 'SIGKILL');
  assert.notEqual(await otherPid(api, first), first);
});

test('an API that is killed again and again after it was ready is started after a second at most each time', async () => {
  const pauses = [];
  const api = await aProcess({}, (work, ms) => {
    pauses.push(ms);
    setTimeout(work, 0);
  });
  await api.start();
  for (let kills = 0; kills < 7; kills += 1) {
    const pid = await pidOf(api);
    process.kill(pid, 'SIGKILL');
    await otherPid(api, pid);
  }
  assert.deepEqual([pauses.length, Math.max(...pauses)], [7, 1_000]);
});

test('a restart replaces the process', async () => {
  const api = await aProcess();
  await api.start();
  const first = await pidOf(api);
  await api.restart();
  assert.notEqual(await pidOf(api), first);
});

test('an API that refuses its settings is not started again', async () => {
  const api = await aProcess({ END_WITH: '78' });
  await assert.rejects(api.start(), /refuses its settings/);
  await assert.rejects(api.failed);
});

test('an API that cannot start at all is not started again', async () => {
  const api = await aProcess({ END_WITH: '1' });
  await assert.rejects(api.start(), /did not start \(exit code 1\)/);
});
