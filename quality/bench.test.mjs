import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../launcher/process/nx.mjs';

test('npm run bench without a built product says so in one line', (context) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-bench-'));
  context.after(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const folder of ['launcher', 'quality'])
    fs.cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, 'quality/bench/visits.mjs'), 'throw new Error("it was run");');
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'quality/bench.mjs')], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^There is no built product to measure: run `npm start` once[^\n]*\n$/);
});
