import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { holdDataDir } from './holder.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-holder-'));
const dataDir = path.join(folder, 'postgres');

const started = [];

after(() => {
  for (const start of started) start.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a folder is held once, and free again after that', async () => {
  const release = await holdDataDir(dataDir);
  await assert.rejects(holdDataDir(dataDir), /in use by another Ospite/);
  release();
  (await holdDataDir(dataDir))();
});

/** A process of its own that tries to hold the folder, and says how that went. */
function hold() {
  const script = `
    import { holdDataDir } from ${JSON.stringify(path.join(import.meta.dirname, 'holder.mjs'))};
    const held = holdDataDir(${JSON.stringify(dataDir)});
    console.log(await held.then(() => 'held', (error) => /in use/.test(error.message) ? 'in use' : error.stack));
    setInterval(() => {}, 1000);`;
  const start = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(start);
  return start;
}
async function killedHolder() {
  const holder = hold();
  const [said] = await once(holder.stdout, 'data');
  assert.equal(String(said), 'held\n');
  await assert.rejects(holdDataDir(dataDir), /in use/);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

test('a folder whose holder was killed is free', async () => {
  await killedHolder();
  (await holdDataDir(dataDir))();
});

test('of many starts at once on a folder whose holder was killed exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    await killedHolder();
    const starts = Array.from({ length: 8 }, () => hold());
    const said = await Promise.all(starts.map(({ stdout }) => once(stdout, 'data')));
    assert.deepEqual(said.map(String).toSorted(), ['held\n', ...Array(7).fill('in use\n')]);
    const gone = starts.map((start) => once(start, 'exit'));
    for (const start of starts) start.kill('SIGKILL');
    await Promise.all(gone);
  }
});
