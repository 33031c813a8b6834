import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../launcher/process/nx.mjs';

for (const name of [undefined, 'visits'])
  test(`npm run bench -- ${name ?? ''} says in one line which benchmarks there are`, () => {
    const program = path.join(ROOT, 'quality/bench.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, ...(name ? [name] : [])], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^Say which benchmark: `npm run bench -- pages` or `memory`\.\n$/);
  });
