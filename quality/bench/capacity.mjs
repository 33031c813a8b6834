import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { aPhotograph, TELEPHONE } from '../kit/photographs.mjs';
import { quoteOf } from '../kit/quote-writers.mjs';
import { SETTINGS, signIn } from '../kit/product.mjs';
import { beginUpload, formOf } from '../kit/uploads.mjs';
import { ticksByProcess } from '../kit/processes.mjs';
import { startThrowAwayApi } from '../kit/throw-away-api.mjs';

/**
 * `npm run bench -- capacity`: what a visit, a request for a quote and an uploaded photograph take of the processor, with
 * the API and PostgreSQL counted, and so how many of each one core carries in a day. Processor
 * time stays the same when others use the machine. Build first (`npm start` once). Linux only.
 */
const VISITS = 100;
const QUOTES = 100;
const PHOTOGRAPHS = 4;
const WARM_UP = 10;
/** Of a visit: pages, each with what a browser that knows nothing yet asks for. */
const PAGES = ['/', '/camere', '/camere/bungalow-ginepro', '/prezzi'];
const FILES = /(?:src|href)="(\/(?:assets|remotes|uploads)\/[^"]+)"/g;
const LOOK_EVERY_MS = 100;
const LETTERS_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody plans with a full processor: guests come in the evening, and somebody else's burst needs room. */
const USABLE = 0.25;

const WEB_DIST = fileURLToPath(new URL('../../dist/apps', import.meta.url));
const production = { ...SETTINGS, NODE_ENV: 'production', SEED_DEMO: '1', WEB_DIST };
await using product = await startThrowAwayApi(production);
for (let n = 0; n < WARM_UP; n += 1) await visit(n);
const figures = /** @type {const} */ ([
  ['a visit: four pages with their files, four counts', VISITS, visit],
  ['a request for a quote, with both letters', QUOTES, quote],
  ['a photograph of 12 megapixels, its copies in AVIF left out', PHOTOGRAPHS, await uploader()],
]);
console.log('| what | processor ms | a day, one core at a quarter |\n|---|---|---|');
for (const [name, count, one] of figures) {
  const ms = await processorMs(count, one);
  const aDay = Math.round((DAY_MS * USABLE) / ms).toLocaleString('en');
  console.log(`| ${name} | ${ms.toPrecision(3)} | ${aDay} |`);
}

/** @returns {Promise<number>} Processor time of one (ms), that of connections included which end on their way. */
async function processorMs(count, one) {
  const most = new Map();
  const look = () => {
    // All that we started, and not what we ask them ourselves.
    for (const [pid, ticks] of ticksByProcess(process.pid)) if (pid !== process.pid) most.set(pid, ticks);
  };
  look();
  const sum = () => [...most.values()].reduce((total, ticks) => total + ticks, 0);
  const before = sum();
  const looking = setInterval(look, LOOK_EVERY_MS);
  for (let n = 0; n < count; n += 1) await one(n);
  // Letters.
  await pause(LETTERS_MS);
  clearInterval(looking);
  look();
  return ((sum() - before) * 10) / count;
}

async function get(address) {
  const response = await fetch(product.site + address, { headers: { 'Accept-Encoding': 'br, gzip' } });
  if (!response.ok) throw new Error(`status ${response.status}: ${address}`);
  return response;
}

async function visit(n) {
  const seen = new Set();
  for (const page of PAGES) {
    const html = await (await get(page)).text();
    for (const [, file] of html.matchAll(FILES)) {
      if (seen.has(file)) continue;
      seen.add(file);
      await (await get(file)).arrayBuffer();
    }
    const headers = { 'Content-Type': 'application/json', 'User-Agent': `Mozilla/5.0 Bench/${n}` };
    await fetch(`${product.site}/api/visits`, { method: 'POST', headers, body: '{}' });
  }
}

async function quote() {
  const { status } = await fetch(`${product.site}/api/quotes`, quoteOf(randomUUID()));
  if (status !== 201) throw new Error(`status ${status}: a quote`);
}

async function uploader() {
  const cookie = await signIn(product.site);
  const form = formOf(await aPhotograph('jpeg', 1, TELEPHONE));
  return async () => {
    const status = await beginUpload(product.site, cookie, form).status;
    if (status !== 201) throw new Error(`status ${status}: a photograph`);
  };
}
