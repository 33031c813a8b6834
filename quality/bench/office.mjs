// @ts-check
import { ask } from '../drills/kit/basics.mjs';
import { SETTINGS, signIn } from '../drills/kit/product.mjs';
import { percentile } from './support/median.mjs';
import { DOWNLOADS, READS, WRITES } from './office/calls.mjs';
import { LETTERS, QUOTES, REVIEWS, STATEMENTS } from './office/rows.mjs';
import { ticksOfTree } from './support/process-tree.mjs';
import { startThrowAwayApi } from './support/throw-away-api.mjs';

/**
 * `npm run bench -- office`: what every read and the usual writes of the back-office cost over HTTP (milliseconds) with
 * 10,000 quotes, 20,000 letters and 10,000 reviews, on a throw-away database. Build first (`npm run nx -- build api`).
 */
const CALLS = 200;
/** Calls before those that count. */
const WARM_UP = 10;
/** No request takes longer at p95 (milliseconds). */
const GOAL_MS = 100;
/** The kernel's hundredth of a second. */
const TICK_MS = 10;

await using product = await startThrowAwayApi({ ...SETTINGS, SEED_DEMO: '1' });
const { site, databaseUrl } = product;
for (const statement of STATEMENTS) await ask(databaseUrl, statement);
const cookie = await signIn(site);
console.log(
  `${QUOTES} quotes, ${LETTERS} letters, ${REVIEWS} reviews; ${CALLS} calls each, one at a time.\n`,
);
console.log('| read | rows | of | kB | processor ms | p50 ms | p95 ms |\n|---|---|---|---|---|---|---|');
for (const [name, address] of READS) await measureRead(name, address);
console.log('\n| write | processor ms | p50 ms | p95 ms |\n|---|---|---|---|');
for (const [name, request] of WRITES) {
  const { figures, processorMs } = await times(CALLS, WARM_UP, (n) => call(...request(n)));
  console.log(`| ${name} | ${processorMs} | ${cells(figures.map(({ wholeMs }) => wholeMs))} |`);
}
console.log('\n| download | MB | first byte p50 ms | p95 ms |\n|---|---|---|---|');
for (const [name, address, calls] of DOWNLOADS) {
  const { figures } = await times(calls, 1, () => call('GET', address));
  const size = (figures[0].bytes / 1e6).toFixed(2);
  console.log(`| ${name} | ${size} | ${cells(figures.map(({ firstMs }) => firstMs))} |`);
}

async function measureRead(name, address) {
  const { figures, processorMs } = await times(CALLS, WARM_UP, (n) => call('GET', address(n)));
  const { response, bytes, body } = figures.at(-1);
  const rows = Array.isArray(body) ? body.length : '–';
  const total = response.headers.get('x-total-count') ?? '–';
  const size = (bytes / 1e3).toFixed(1);
  const time = cells(figures.map(({ wholeMs }) => wholeMs));
  console.log(`| ${name} | ${rows} | ${total} | ${size} | ${processorMs} | ${time} |`);
}

async function times(count, warmUp, request) {
  for (let n = 0; n < warmUp; n += 1) await request(n);
  const before = serversMs();
  const figures = [];
  for (let n = warmUp; n < warmUp + count; n += 1) figures.push(await request(n));
  const perCall = (serversMs() - before) / count;
  // Of a connection that was closed meanwhile, nobody knows any longer what it took.
  return { figures, processorMs: perCall > 0 ? perCall.toFixed(1) : '–' };
}

/** Processor time of the API and PostgreSQL so far, which others on this machine change little; on Linux only. */
function serversMs() {
  const { user, system } = process.cpuUsage();
  return ticksOfTree(process.pid) * TICK_MS - (user + system) / 1000;
}

async function call(method, address, body) {
  const began = performance.now();
  const response = await fetch(site + address, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const firstMs = performance.now() - began;
  const bytes = Buffer.from(await response.arrayBuffer());
  const wholeMs = performance.now() - began;
  if (response.status >= 400)
    throw new Error(`${method} ${address}: ${response.status} ${bytes.toString().slice(0, 300)}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    response,
    firstMs,
    wholeMs,
    bytes: bytes.length,
    body: isJson ? JSON.parse(bytes.toString() || 'null') : undefined,
  };
}

/** p50 and p95; what misses the goal is marked. */
function cells(figures) {
  const p95 = percentile(figures, 0.95);
  const mark = p95 > GOAL_MS ? `**${p95.toFixed(1)}** ✗` : p95.toFixed(1);
  return `${percentile(figures, 0.5).toFixed(1)} | ${mark}`;
}
