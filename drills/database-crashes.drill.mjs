import assert from 'node:assert/strict';
import alive from '../tools/process/alive.cjs';
import { isReachable, ask } from './support/database.mjs';
import { endApi } from './support/end.mjs';
import { startDrillProduct } from './support/product.mjs';
import {
  checkPlaces,
  checkQuotes,
  checkRefusals,
  QuoteWriters,
  sendQuote,
} from './support/quote-writers.mjs';
import { until } from './support/wait.mjs';

/** Kills of the postmaster, and as many of single back ends. */
const KILLS = Number(process.env.DRILL_KILLS ?? 30);
const WRITERS = 10;
/** The drill's senders share one address. */
const SETTINGS = { QUOTES_PER_HOUR: '100000' };

/** Quotes that are accepted between two kills, so that each one hits a database under load. */
const QUOTES_BETWEEN = 2 * WRITERS;
const LOAD_MS = 60_000;
/** PostgreSQL starts again by itself; how long that takes is not what is measured here. */
const RETURN_MS = 120_000;
const READY_MS = 10_000;

async function withProduct(work) {
  const product = await startDrillProduct(SETTINGS);
  try {
    await work(product, product.databaseUrl());
  } finally {
    await product.stop();
  }
}

const KINDS = [
  { name: 'the postmaster', victim: (product) => product.postmasterPid() },
  { name: 'a back end', victim: (product) => product.backendPids().at(-1) },
];

/** Kills and waits until the site is ready again. @returns {Promise<number>} Seconds from the database's return. */
async function kill(product, databaseUrl, writers, { name, victim }) {
  const before = writers.count;
  await until('quotes are accepted', () => writers.count >= before + QUOTES_BETWEEN, LOAD_MS);
  const pid = victim(product);
  assert.ok(pid, `There is ${name} to kill.`);
  process.kill(pid, 'SIGKILL');
  await until(`${name} is gone`, () => !alive.isAlive(pid), READY_MS);
  await until('the database is back', () => isReachable(databaseUrl), RETURN_MS);
  return (await until('the site is ready again', product.isReady, READY_MS)) / 1000;
}

/** What is left of the writers' work when all is over. */
async function checkAfterwards(product, databaseUrl, writers) {
  await writers.stop();
  checkRefusals(writers.refusals);
  await checkPlaces(product.url, 'end');
  return checkQuotes(databaseUrl, writers.acknowledged);
}

async function run({ say, figure }) {
  await withProduct(async (product, databaseUrl) => {
    const writers = new QuoteWriters(product.url, WRITERS);
    for (const kind of KINDS) {
      const seconds = [];
      for (let done = 1; done <= KILLS; done += 1) {
        seconds.push(await kill(product, databaseUrl, writers, kind));
        say(`Killed ${kind.name} ${done} of ${KILLS} times; ${writers.count} quotes accepted.`);
      }
      figure(`ready again after ${kind.name} was killed (slowest)`, Math.max(...seconds), 's', '≤ 10 s');
    }
    const quotes = await checkAfterwards(product, databaseUrl, writers);
    figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
    figure('refused meanwhile, and accepted when sent again', writers.refusals.length, '');
    figure('SIGTERM to the end', await endApi(product), 's', '≤ 10 s');
  });
}

/** A product that took some quotes, of which the newest is then spoilt behind its back. */
const spoilt = (title, sql) => ({
  title,
  run: () =>
    withProduct(async (product, databaseUrl) => {
      const marks = ['one', 'two', 'three'];
      for (const mark of marks) await sendQuote(product.url, mark);
      await checkQuotes(databaseUrl, marks);
      await ask(databaseUrl, sql);
      await checkQuotes(databaseUrl, marks);
    }),
});

export const drill = {
  title: 'the site comes back after every crash of the database, and no accepted quote is lost',
  run,
  controls: [
    spoilt('an accepted quote vanishes', 'delete from quote where id = (select max(id) from quote)'),
    spoilt('a message is missing', 'delete from message where id = (select max(id) from message)'),
    {
      title: 'requests wait in vain for the database',
      run: () =>
        withProduct(async (product, databaseUrl) => {
          const holding = ask(
            databaseUrl,
            'begin; lock table quote in access exclusive mode; select pg_sleep(60)',
          );
          holding.catch(() => undefined);
          await until(
            'the table is held',
            async () =>
              (await ask(databaseUrl, "select 1 from pg_stat_activity where wait_event = 'PgSleep'"))
                .length === 1,
            READY_MS,
          );
          await checkPlaces(product.url, 'held');
        }),
    },
  ],
};
