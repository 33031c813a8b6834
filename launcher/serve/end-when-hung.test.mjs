import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-hung-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));
const program = path.join(folder, 'child.mjs');
fs.writeFileSync(
  program,
  `function inCircles() { for (;;) Math.sqrt(2); }
   if (process.argv[2] === 'hangs at once') inCircles();
   const beat = () => process.send('alive');
   beat();
   setInterval(beat, 50);
   process.on('disconnect', () => process.exit());
   if (process.argv[2] === 'hangs') setTimeout(inCircles, 200);`,
);
const parent = path.join(folder, 'parent.mjs');
fs.writeFileSync(
  parent,
  `import { spawn } from 'node:child_process';
   import { endWhenHung } from ${JSON.stringify(new URL('./end-when-hung.mjs', import.meta.url).href)};
   const child = spawn(process.execPath, ['--trace-sigint', ${JSON.stringify(program)}, process.argv[2]],
     { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
   child.on('exit', () => process.exit(3));
   endWhenHung(child, { log: console.log, ticks: 10, tickMs: 100 });
   console.log('begun');`,
);

/** Starts a parent with a child of this habit. @returns what they say, and the parent */
async function start(habit) {
  const child = spawn(process.execPath, [parent, habit], { stdio: ['ignore', 'pipe', 'pipe'] });
  after(() => child.kill('SIGKILL'));
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  await once(child.stdout, 'data');
  return { child, text: () => said.join('') };
}

const onUnix = { skip: process.platform === 'win32' };

for (const habit of ['hangs', 'hangs at once'])
  test(`a child that ${habit} is ended, and says where it hung`, onUnix, async () => {
    const { child, text } = await start(habit);
    const [code] = await once(child, 'close');
    assert.equal(code, 3);
    assert.match(text(), /The API hangs[^]*at inCircles .*child\.mjs:1/);
  });

test('a sound child survives that its parent is stopped for a while', onUnix, async () => {
  const { child, text } = await start('is sound');
  await pause(500);
  child.kill('SIGSTOP');
  await pause(2_500);
  child.kill('SIGCONT');
  await pause(1_500);
  assert.equal(child.exitCode, null);
  assert.doesNotMatch(text(), /hangs/);
});
