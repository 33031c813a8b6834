import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { run } from '../process/run.mjs';
import { apiNode } from './api-node.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-api-node-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Stands for the API under load: makes much that is soon forgotten, then tells how large the young generation grew. */
const program = path.join(folder, 'api.mjs');
fs.writeFileSync(
  program,
  `import v8 from 'node:v8';
   let kept = [];
   let largest = 0;
   for (let n = 0; n < 3_000_000; n += 1) {
     kept.push({ n });
     if (kept.length > 50_000) {
       kept = [];
       const young = v8.getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
       largest = Math.max(largest, young.space_size / 1_048_576);
     }
   }
   console.log(JSON.stringify({ largest, arenas: process.env.MALLOC_ARENA_MAX, args: process.argv.slice(2) }));`,
);

async function answerOf({ args, env }) {
  const { output } = await run(process.execPath, args, { env });
  return JSON.parse(output);
}

test('the young generation of the API stays small, as it would not by itself', async () => {
  const small = await answerOf(apiNode(['serve'], process.env, program));
  assert.ok(small.largest <= 6, `${small.largest} MB`);
  const usual = await answerOf({ args: [program], env: process.env });
  assert.ok(usual.largest > 6, `${usual.largest} MB`);
});

test('the API gets its command, and what the person set wins', async () => {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  const usual = await answerOf(apiNode(['account', 'list'], env, program));
  assert.deepEqual([usual.arenas, usual.args], ['2', ['account', 'list']]);
  const own = await answerOf(apiNode(['serve'], { ...env, MALLOC_ARENA_MAX: '8' }, program));
  assert.equal(own.arenas, '8');
});
