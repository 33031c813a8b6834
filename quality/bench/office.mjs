import { ask, dayIn } from '../kit/basics.mjs';
import { percentile } from '../kit/median.mjs';
import { ticksOfTree } from '../kit/processes.mjs';
import { SETTINGS, signIn } from '../kit/product.mjs';
import { startThrowAwayApi } from '../kit/throw-away-api.mjs';
import { LETTERS, QUOTES, REVIEWS, STATEMENTS } from './office/rows.mjs';

/**
 * `npm run bench -- office`: what the reads that grow with the rows and the usual writes of the back-office cost over HTTP
 * (milliseconds), on a throw-away database. Build first (`npm run nx -- build api`).
 */
const CALLS = 200;
/** Calls before those that count. */
const WARM_UP = 10;
/** No request takes longer at p95 (milliseconds). */
const GOAL_MS = 100;
/** The kernel's hundredth of a second. */
const TICK_MS = 10;

const PAGE = 'pageSize=20';
const SUMMER = `from=${dayIn(-400)}&to=${dayIn(-340)}`;
const YEAR = `from=${dayIn(-364)}&to=${dayIn(0)}`;

/** Calls by what they do; `n` is their number, so that each write is of another row. @type {Record<string, (n: number) => [method: string, address: string, body?: unknown]>} */
const CALLS_OF = {
  'quotes, first page': () => ['GET', `/api/quotes?page=1&${PAGE}`],
  'quotes, last page': () => ['GET', `/api/quotes?page=${QUOTES / 20}&${PAGE}`],
  'quotes, largest page': () => ['GET', '/api/quotes?page=1&pageSize=200'],
  'quotes, search: a surname': () => ['GET', `/api/quotes?page=1&${PAGE}&q=m%C3%BCller`],
  'quotes, search: nothing there': () => ['GET', `/api/quotes?page=1&${PAGE}&q=nessuno%20cos%C3%AC`],
  'quotes, all filters': () => [
    'GET',
    `/api/quotes?page=1&${PAGE}&status=answered&suspected=false&${SUMMER}&q=a`,
  ],
  'Today: waiting longest': () => ['GET', '/api/quotes?page=1&pageSize=5&status=pending&order=oldest'],
  'one quote': (n) => ['GET', `/api/quotes/${1 + ((n * 37) % QUOTES)}`],
  'requests of a year': () => ['GET', `/api/quotes/series?${YEAR}`],
  'visits of a year': () => ['GET', `/api/visits/series?${YEAR}`],
  'reviews waiting, first page': () => ['GET', '/api/reviews/all?page=1&pageSize=10&status=pending'],
  'reviews, search: a name': () => ['GET', '/api/reviews/all?page=1&pageSize=10&status=approved&q=chiara'],
  'reviews, all, last page': () => ['GET', `/api/reviews/all?page=${REVIEWS / 10}&pageSize=10`],
  'letters, last page': () => ['GET', '/api/messages?page=400&pageSize=50'],
  'one person’s data': (n) => ['GET', `/api/privacy/export?email=guest${1 + n * 3}%40libero.example`],
  'status of a quote': (n) => [
    'PATCH',
    `/api/quotes/${100 + n}`,
    { status: n % 2 ? 'archived' : 'declined' },
  ],
  'notes of a quote': (n) => ['PATCH', `/api/quotes/${1_100 + n}`, { notes: `Richiamare dopo le 18 (${n})` }],
  'reply to a guest': (n) => [
    'POST',
    `/api/quotes/${2_100 + n}/reply`,
    { subject: 'Il soggiorno', body: 'Buongiorno, …' },
  ],
  'approve a review': (n) => ['PATCH', `/api/reviews/${12 * (n + 1)}/approve`],
};
/** What is sent while it is read, row after row: its first byte counts. @type {[string, string, number][]} */
const DOWNLOADS = [
  ['all quotes as CSV', '/api/quotes/export.csv', 20],
  ['everything as an archive', '/api/export', 3],
];

await using product = await startThrowAwayApi({ ...SETTINGS, SEED_DEMO: '1' });
const { site, databaseUrl } = product;
for (const statement of STATEMENTS) await ask(databaseUrl, statement);
const cookie = await signIn(site);
console.log(
  `${QUOTES} quotes, ${LETTERS} letters, ${REVIEWS} reviews; ${CALLS} calls each, one at a time.\n`,
);
console.log('| call | kB | processor ms | p50 ms | p95 ms |\n|---|---|---|---|---|');
for (const [name, call] of Object.entries(CALLS_OF)) {
  for (let n = 0; n < WARM_UP; n += 1) await send(...call(n));
  const before = serversMs();
  const figures = [];
  for (let n = WARM_UP; n < WARM_UP + CALLS; n += 1) figures.push(await send(...call(n)));
  print(name, figures, 'wholeMs', ((serversMs() - before) / CALLS).toFixed(1));
}
for (const [name, address, calls] of DOWNLOADS) {
  const figures = [];
  for (let n = 0; n < calls; n += 1) figures.push(await send('GET', address));
  print(`${name}: first byte`, figures, 'firstMs', '–');
}

/** A row of the table; what misses the goal is marked. @param {string} name @param {'firstMs' | 'wholeMs'} which */
function print(name, figures, which, processorMs) {
  const times = figures.map((figure) => figure[which]);
  const p95 = percentile(times, 0.95);
  const judged = p95 > GOAL_MS ? `**${p95.toFixed(1)}** ✗` : p95.toFixed(1);
  const size = (figures[0].bytes / 1e3).toFixed(1);
  console.log(`| ${[name, size, processorMs, percentile(times, 0.5).toFixed(1), judged].join(' | ')} |`);
}

/** Processor time of the API and PostgreSQL so far, which others on this machine change little; on Linux only. */
function serversMs() {
  const { user, system } = process.cpuUsage();
  return ticksOfTree(process.pid) * TICK_MS - (user + system) / 1000;
}

/** @param {string} method @param {string} address @param {unknown} [body] */
async function send(method, address, body) {
  const began = performance.now();
  const response = await fetch(site + address, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const firstMs = performance.now() - began;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 400) throw new Error(`${method} ${address}: ${response.status} ${bytes}`);
  return { firstMs, wholeMs: performance.now() - began, bytes: bytes.length };
}
