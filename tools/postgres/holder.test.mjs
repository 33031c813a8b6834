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

after(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a folder is held once, and free again after that', async () => {
  const release = await holdDataDir(dataDir);
  await assert.rejects(
    holdDataDir(dataDir),
    new RegExp(`in use by another Ospite \\(process ${process.pid}\\)`),
  );
  release();
  (await holdDataDir(dataDir))();
});

test('a folder that another container holds is refused, though nobody here has its process number', async () => {
  const release = await holdDataDir(dataDir);
  // As the mark of another process namespace: of nobody's number, or of another process's.
  for (const mark of ['4194305 17', `${process.pid} 17`]) {
    fs.writeFileSync(path.join(folder, 'postgres-holder'), mark);
    await assert.rejects(holdDataDir(dataDir), /in use by another Ospite, in another container/);
  }
  release();
  (await holdDataDir(dataDir))();
});

test('a folder whose holder was killed is free', async (t) => {
  const script = `
    import { holdDataDir } from ${JSON.stringify(path.join(import.meta.dirname, 'holder.mjs'))};
    await holdDataDir(${JSON.stringify(dataDir)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  await assert.rejects(holdDataDir(dataDir), /in use/);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await holdDataDir(dataDir))();
});

test('a folder whose name is too long for a socket is held as well', async () => {
  const deep = path.join(folder, 'x'.repeat(120));
  fs.mkdirSync(deep);
  const release = await holdDataDir(path.join(deep, 'postgres'));
  await assert.rejects(holdDataDir(path.join(deep, 'postgres')), /in use/);
  release();
});
