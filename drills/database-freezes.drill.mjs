import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { endApi } from './support/end.mjs';
import { askToSignIn, OWNER_SETTINGS } from './support/owner.mjs';
import { startDrillProduct } from './support/product.mjs';
import {
  checkPlaces,
  checkQuotes,
  checkRefusals,
  QuoteWriters,
  sendQuote,
} from './support/quote-writers.mjs';
import { until } from './support/wait.mjs';

const FREEZE_MS = Number(process.env.DRILL_FREEZE_SECONDS ?? 30) * 1000;
const WRITERS = 20;
const SETTINGS = { ...OWNER_SETTINGS, QUOTES_PER_HOUR: '100000' };

const QUOTES_BEFORE = 5 * WRITERS;
const LOAD_MS = 60_000;
const READY_MS = 10_000;
const ANSWER_MS = 5_000;

async function withProduct(work) {
  const product = await startDrillProduct(SETTINGS);
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

/** Stops PostgreSQL as it is: nothing answers, nothing breaks. @returns {() => void} Lets it go on. */
function freeze(product) {
  const postmaster = product.postmasterPid();
  // The postmaster first, so that no back end is born meanwhile.
  process.kill(postmaster, 'SIGSTOP');
  const pids = [postmaster, ...product.backendPids()];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids.toReversed())
      try {
        process.kill(pid, 'SIGCONT');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
  };
}

const slowest = (responses) => Math.max(0, ...responses.map(({ ms }) => ms));

/** Requested beside the quotes; none of it is cached. */
const QUESTIONS = [
  { name: 'readiness', ask: (url) => fetch(`${url}/api/health/ready`) },
  { name: 'a read', ask: (url) => fetch(`${url}/api/visits/count`) },
  { name: 'a sign-in', ask: askToSignIn },
];

/** Asks again and again, and takes the time. */
async function watch(question, isOver) {
  const seen = [];
  while (!isOver()) {
    const began = performance.now();
    const response = await question();
    await response.arrayBuffer();
    const { status, headers } = response;
    seen.push({ status, retryAfter: headers.get('retry-after'), ms: performance.now() - began });
    await pause(200);
  }
  return seen;
}

function checkSeen(name, seen, figure) {
  assert.ok(seen.length > 0, `${name} was asked for.`);
  checkRefusals(seen);
  figure(`${name} refused while frozen (slowest)`, slowest(seen) / 1000, 's', '≤ 5 s');
  assert.ok(slowest(seen) <= ANSWER_MS, `The refusal of ${name} takes ${slowest(seen).toFixed(0)} ms.`);
}

async function freezeUnderLoad(product, { say, figure }) {
  const writers = new QuoteWriters(product.url, WRITERS);
  await until('quotes are accepted', () => writers.count >= QUOTES_BEFORE, LOAD_MS);
  const thaw = freeze(product);
  let isOver = false;
  const watches = QUESTIONS.map(({ ask }) =>
    watch(
      () => ask(product.url),
      () => isOver,
    ),
  );
  try {
    for (let waited = 0; waited < FREEZE_MS; waited += 10_000) {
      say(`Frozen for ${waited / 1000} s; ${writers.refusals.length} quotes refused.`);
      await pause(Math.min(10_000, FREEZE_MS - waited));
    }
    isOver = true;
    const seen = await Promise.all(watches);
    QUESTIONS.forEach(({ name }, at) => checkSeen(name, seen[at], figure));
  } finally {
    isOver = true;
    thaw();
  }
  const back = await until('the site is ready again', product.isReady, READY_MS);
  figure('ready again after SIGCONT', back / 1000, 's', '≤ 10 s');
  const during = [...writers.refusals];
  await writers.stop();
  return { writers, during };
}

async function run({ say, figure }) {
  await withProduct(async (product) => {
    const databaseUrl = product.databaseUrl();
    const { writers, during } = await freezeUnderLoad(product, { say, figure });
    assert.ok(during.length >= WRITERS, 'Quotes are refused while the database is frozen.');
    checkSeen('a quote', during, figure);
    checkRefusals(writers.refusals);
    await checkPlaces(product.url, 'thawed');
    figure('quotes stored once with two messages', await checkQuotes(databaseUrl, writers.acknowledged), '');

    const waiting = Array.from({ length: WRITERS }, (_, number) => sendQuote(product.url, `last-${number}`));
    const thaw = freeze(product);
    try {
      figure('SIGTERM to the end, while frozen', await endApi(product), 's', '≤ 10 s');
      await Promise.all(waiting);
    } finally {
      thaw();
    }
  });
}

export const drill = {
  title: 'a frozen database costs a quick 503, and all is well when it goes on',
  run,
  controls: [
    {
      title: 'the database stays frozen',
      run: () =>
        withProduct(async (product) => {
          const thaw = freeze(product);
          try {
            await until('the site is ready again', product.isReady, READY_MS);
          } finally {
            thaw();
          }
        }),
    },
    {
      title: 'the site itself is frozen, and does not respond',
      run: () =>
        withProduct(async (product) => {
          const pid = product.apiPid();
          process.kill(pid, 'SIGSTOP');
          const response = sendQuote(product.url, 'frozen');
          await pause(ANSWER_MS);
          process.kill(pid, 'SIGCONT');
          const { ms } = await response;
          assert.ok(ms <= ANSWER_MS, `A refusal takes ${ms.toFixed(0)} ms.`);
        }),
    },
  ],
};
