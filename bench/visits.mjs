import pg from 'pg';
import { median } from './support/median.mjs';
import { startThrowAwayApi } from './support/throw-away-api.mjs';

/**
 * `npm run bench -- visits [--beside=<program>]`: what recording and counting a visit costs (milliseconds over HTTP,
 * median) with a thousand visits in the table and with `ROWS` (ten million), on a throw-away database. `--beside` is the
 * `main.mjs` of another build, measured in turns with this one. Build first (`npm run nx -- build api`).
 */
const FEW = 1_000;
const MANY = Number(process.env.ROWS ?? 10_000_000);
const CALLS = 500;
/** Calls of one build before it is the other's turn. */
const IN_A_ROW = 50;

const beside = process.argv.find((word) => word.startsWith('--beside='))?.slice('--beside='.length);
const builds = [{ name: 'this build', ...(await startThrowAwayApi()) }];
if (beside) builds.push({ name: 'the other', ...(await startThrowAwayApi({ program: beside })) });

try {
  console.log('| visits in the table | build | record ms | count ms |\n|---|---|---|---|');
  let rows = 0;
  for (const wanted of [FEW, MANY]) {
    for (const { databaseUrl } of builds) await fill(databaseUrl, wanted - rows);
    rows = wanted;
    const records = await timed(recordVisit);
    const counts = await timed(countVisits);
    for (const [at, { name }] of builds.entries())
      console.log(
        `| ${wanted.toLocaleString('en')} | ${name} | ${records[at].toFixed(2)} | ${counts[at].toFixed(2)} |`,
      );
  }
} finally {
  for (const { stop } of builds) await stop();
}

async function fill(databaseUrl, rows) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `insert into site_visit (session_id, visitor_hash, language, visited_at)
     select gen_random_uuid()::text, md5(n::text) || md5(n::text), 'it', now() - n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query('vacuum analyze site_visit');
  await database.end();
}

function recordVisit(site) {
  return fetch(`${site}/api/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 Bench/${Math.random()}` },
    body: '{}',
  });
}

function countVisits(site) {
  return fetch(`${site}/api/visits/count?${Math.random()}`);
}

/** @returns {Promise<number[]>} a median for each build, in milliseconds */
async function timed(call) {
  const figures = builds.map(() => []);
  for (let n = 0; n < CALLS; n += IN_A_ROW)
    for (const [at, { site }] of builds.entries())
      for (let again = 0; again < IN_A_ROW; again += 1) figures[at].push(await timeOf(() => call(site)));
  return figures.map(median);
}

async function timeOf(call) {
  const began = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`status ${response.status}: ${response.url}`);
  return performance.now() - began;
}
