import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './median.mjs';
import { startTestServer } from '../tools/postgres/test-server.mjs';
import { freePort } from '../tools/process/ports.mjs';
import { apiNode } from '../tools/serve/api-node.mjs';

/**
 * `npm run bench -- visits`: what recording and counting a visit costs (milliseconds over HTTP, median) with a thousand
 * visits in the table and with `ROWS` (ten million), on a throw-away database. Build first (`npm run nx -- build api`).
 */
const FEW = 1_000;
const MANY = Number(process.env.ROWS ?? 10_000_000);
const CALLS = 500;

const postgres = await startTestServer();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-bench-'));
const port = await freePort();
const { args, env } = apiNode(['serve'], {
  ...process.env,
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
});
const api = spawn(process.execPath, args, {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const site = `http://127.0.0.1:${port}`;

try {
  await untilReady();
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  console.log('| visits in the table | record ms | count ms |');
  console.log('|---|---|---|');
  let rows = 0;
  for (const wanted of [FEW, MANY]) {
    await database.query(
      `insert into site_visit (session_id, visitor_hash, language, visited_at)
       select gen_random_uuid()::text, md5(n::text) || md5(n::text), 'it', now() - n * interval '1 second'
       from generate_series(1, $1::int) n`,
      [wanted - rows],
    );
    await database.query('vacuum analyze site_visit');
    rows = wanted;
    const record = await timed(() =>
      fetch(`${site}/api/visits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 Bench/${Math.random()}` },
        body: '{}',
      }),
    );
    const count = await timed(() => fetch(`${site}/api/visits/count?${Math.random()}`));
    console.log(`| ${wanted.toLocaleString('en')} | ${record.toFixed(2)} | ${count.toFixed(2)} |`);
  }
  await database.end();
} finally {
  api.kill('SIGTERM');
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function untilReady() {
  for (;;) {
    const response = await fetch(`${site}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    if (api.exitCode !== null) throw new Error('The API did not start.');
    await pause(200);
  }
}

async function timed(call) {
  const figures = [];
  for (let n = 0; n < CALLS; n += 1) {
    const began = performance.now();
    const response = await call();
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`status ${response.status}: ${response.url}`);
    figures.push(performance.now() - began);
  }
  return median(figures);
}
