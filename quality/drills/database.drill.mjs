import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, kill, PATIENCE, until } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import { json, OWNER, startDrillProduct } from '../kit/product.mjs';
import {
  checkPool,
  checkQuotes,
  checkRefusals,
  QuoteWriters,
  sendQuote,
} from '../kit/load/quote-writers.mjs';
import { send } from '../kit/load/send.mjs';

/** Kills of the postmaster, and as many of single back ends; fewer while the drill itself is worked on. */
const KILLS = Number(process.env.DRILL_KILLS ?? 30);
const FREEZE_S = Number(process.env.DRILL_FREEZE_SECONDS ?? 30);
const WRITERS = 10;
/** Quotes that are accepted between two kills, so that each one hits a database under load. */
const QUOTES_BETWEEN = 2 * WRITERS;
/** PostgreSQL starts again by itself; how long that takes is not what is measured here. */
const RETURN_MS = 120_000;
const READY_MS = 10_000;
const ANSWER_MS = 5_000;

/** @typedef {import('../kit/product.mjs').Product} Product */
/** @typedef {import('../kit/load/send.mjs').Answer} Answer */

const VICTIMS = {
  'the postmaster': (/** @type {Product} */ product) => product.postmasterPid(),
  'a back end': (/** @type {Product} */ product) => product.backendPids().at(-1),
};

/** Kills and waits until the site is ready again, again and again. @param {Product} product @param {string} databaseUrl */
async function killUnderLoad(product, databaseUrl) {
  const writers = new QuoteWriters(product.url, WRITERS);
  for (const [name, victim] of Object.entries(VICTIMS)) {
    const seconds = [];
    for (let done = 1; done <= KILLS; done += 1) {
      await writers.more(QUOTES_BETWEEN);
      await kill(victim(product));
      await until('the database is back', () => ask(databaseUrl, 'select 1'), RETURN_MS);
      seconds.push((await until('the site is ready again', product.isReady, READY_MS)) / 1000);
      say(`Killed ${name} ${done} of ${KILLS} times; ${writers.count} quotes accepted.`);
    }
    figure(`ready again after ${name} was killed (slowest)`, Math.max(...seconds), 's', '≤ 10 s');
  }
  await writers.stop();
  return writers;
}

/** Stops PostgreSQL as it is: nothing answers, nothing breaks, until the block is over. @param {Product} product */
function freeze(product) {
  const postmaster = Number(product.postmasterPid());
  // The postmaster first, so that no back end is born meanwhile.
  process.kill(postmaster, 'SIGSTOP');
  const pids = [postmaster, ...product.backendPids()];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return {
    [Symbol.dispose]() {
      for (const pid of pids.toReversed())
        try {
          process.kill(pid, 'SIGCONT');
        } catch (error) {
          if (error.code !== 'ESRCH') throw error;
        }
    },
  };
}

/** Requested beside the quotes; none of it is cached. */
const QUESTIONS = {
  readiness: (/** @type {string} */ url) => send(`${url}/api/health/ready`),
  'a read': (/** @type {string} */ url) => send(`${url}/api/visits/count`),
  'a sign-in': (/** @type {string} */ url) => send(`${url}/api/auth/login`, json(OWNER)),
};

/** Asks again and again. @param {() => Promise<Answer>} question @param {number} until */
async function watch(question, until) {
  const seen = [];
  for (; performance.now() < until; await pause(200)) seen.push(await question());
  return seen;
}

/** @param {string} name @param {Answer[]} seen */
function checkSeen(name, seen) {
  assert.ok(seen.length > 0, `${name} was asked for and refused.`);
  checkRefusals(seen);
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  figure(`${name} refused while frozen (slowest)`, slowest / 1000, 's', '≤ 5 s');
  assert.ok(slowest <= ANSWER_MS * PATIENCE, `The refusal of ${name} takes ${slowest.toFixed(0)} ms.`);
}

/** @param {Product} product */
async function freezeUnderLoad(product) {
  const writers = new QuoteWriters(product.url, 2 * WRITERS);
  await writers.more(10 * WRITERS);
  {
    using _frozen = freeze(product);
    say(`Frozen for ${FREEZE_S} s.`);
    const over = performance.now() + FREEZE_S * 1000;
    const asked = Object.entries(QUESTIONS);
    const seen = await Promise.all(asked.map(([, question]) => watch(() => question(product.url), over)));
    for (const [at, [name]] of asked.entries()) checkSeen(name, seen[at]);
  }
  const back = await until('the site is ready again', product.isReady, READY_MS);
  figure('ready again after SIGCONT', back / 1000, 's', '≤ 10 s');
  checkSeen('a quote', writers.refusals);
  await writers.stop();
  return writers;
}

/** A product that took some quotes, of which the newest is then corrupted in the database. @param {string} sql */
async function checkCorrupted(sql) {
  await using product = await startDrillProduct();
  const databaseUrl = product.databaseUrl();
  const marks = ['one', 'two', 'three'];
  for (const mark of marks) await sendQuote(product.url, mark);
  // As long as nothing is corrupted this must pass; another error than an assertion fails the control.
  await checkQuotes(databaseUrl, marks).catch((error) => Promise.reject(new Error(error.message)));
  await ask(databaseUrl, sql);
  await checkQuotes(databaseUrl, marks);
}

async function run() {
  await using product = await startDrillProduct();
  const databaseUrl = product.databaseUrl();
  const killed = await killUnderLoad(product, databaseUrl);
  const frozen = await freezeUnderLoad(product);
  for (const { refusals } of [killed, frozen]) checkRefusals(refusals);
  await checkPool(product.url, 'end');
  const accepted = [killed, frozen].flatMap(({ acknowledged }) => acknowledged);
  const stored = await checkQuotes(databaseUrl, accepted);
  figure('quotes stored once with two messages', stored, '', 'every accepted one');
  const waiting = Array.from({ length: WRITERS }, (_, number) => sendQuote(product.url, `last-${number}`));
  using _frozen = freeze(product);
  figure('SIGTERM to the end, while frozen', await product.endApi(), 's', '≤ 10 s');
  await Promise.all(waiting);
}

await drill(
  'A database that crashes or freezes costs quick 503s; the site is soon back, and no accepted quote is lost.',
  run,
  {
    'an accepted quote vanishes': () =>
      checkCorrupted('delete from quote where id = (select max(id) from quote)'),
    'a message is missing': () =>
      checkCorrupted('delete from message where id = (select max(id) from message)'),
    async 'requests wait in vain for the database'() {
      await using product = await startDrillProduct();
      const databaseUrl = product.databaseUrl();
      const hold = 'begin; lock table quote in access exclusive mode; select pg_sleep(60)';
      ask(databaseUrl, hold).catch(() => undefined);
      const held = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
      await until('the table is held', async () => (await ask(databaseUrl, held)).length === 1, READY_MS);
      await checkPool(product.url, 'held');
    },
    async 'the database stays frozen'() {
      await using product = await startDrillProduct();
      using _frozen = freeze(product);
      await until('the site is ready again', product.isReady, READY_MS);
    },
  },
);
