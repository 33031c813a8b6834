import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './support/database.mjs';
import { checkQuotes } from './support/quote-writers.mjs';
import { startHaproxy } from './support/replicas/haproxy.mjs';
import { startLoad } from './support/replicas/load.mjs';
import { withStack } from './support/replicas/stack.mjs';
import { checkPictures } from './support/replicas/stored-pictures.mjs';
import { until } from './support/wait.mjs';

const BACK_MS = 30_000;
const WARM_MS = 60_000;
/** Quotes that are accepted before and after, so that the primary goes under load. */
const QUOTES = 30;
/** What the standby does not hear before the primary goes. */
const UNHEARD = 10;
const SEEN_MS = 4_000;
const LOOKS = 20;

/** Waits until so many more quotes were accepted. @returns {Promise<number>} Milliseconds. */
function more({ writers }, count, withinMs) {
  const enough = writers.count + count;
  return until(`${count} more quotes are accepted`, () => writers.count >= enough, withinMs);
}

/** Everything new goes to a primary, whatever else answers. */
async function checkLeadsTo(url, port) {
  for (let look = 0; look < LOOKS; look += 1) {
    const [at] = await ask(url, 'select pg_is_in_recovery() as standby, inet_server_port() as port');
    assert.deepEqual(at, { standby: false, port }, 'HAProxy leads elsewhere.');
  }
}

/**
 * The primary is gone from one moment to the next, and the standby takes its place.
 * @param {{ promotes?: boolean }} [broken]
 * @returns {Promise<number>} Seconds until guests' quotes are accepted again.
 */
async function replacePrimary({ pair }, load, { promotes = true } = {}) {
  const began = performance.now();
  await pair.primary.fence();
  if (promotes) await pair.promote();
  await more(load, 1, BACK_MS - (performance.now() - began));
  return (performance.now() - began) / 1000;
}

const withLoad = (work, broken) =>
  withStack(async (stack) => {
    const load = startLoad(stack.url);
    try {
      await more(load, QUOTES, WARM_MS);
      return await work(stack, load);
    } finally {
      // What cannot be brought home any more is part of what some controls show.
      await load.stop().catch(() => undefined);
    }
  }, broken);

async function run({ figure, say }) {
  await withLoad(async (stack, load) => {
    const { primary, standby } = stack.pair;
    await checkLeadsTo(stack.databaseUrl, primary.port);
    const seconds = await replacePrimary(stack, load);
    figure('quotes accepted again after the primary went', seconds, 's', '≤ 30 s');
    say(`Back after ${seconds.toFixed(1)} s.`);
    await more(load, QUOTES, WARM_MS);
    await primary.start();
    await pause(SEEN_MS);
    await checkLeadsTo(stack.databaseUrl, standby.port);
    say('The old primary came back, and nobody was led to it.');
    await load.stop();
    const quotes = await checkQuotes(stack.databaseUrl, load.writers.acknowledged);
    figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
    await checkPictures(stack, load.uploader.acknowledged);
    figure('pictures stored once with all files', load.uploader.acknowledged.length, '', 'every one');
  });
}

/** @type {import('../tools/drill/run-drill.mjs').Drill} */
export const drill = {
  packages: ['haproxy', 'nginx', 'openssl'],
  title:
    'The standby takes the primary’s place under load: nothing acknowledged is lost, and guests are served soon.',
  run,
  controls: [
    {
      title: 'a COMMIT does not wait for the standby, which lags behind',
      run: () =>
        withLoad(
          async (stack, load) => {
            await stack.pair.stopStreaming();
            await more(load, UNHEARD, WARM_MS);
            const before = [...load.writers.acknowledged];
            await stack.pair.primary.fence();
            await stack.pair.promote();
            await checkQuotes(stack.pair.standby.urlOf(stack.pair.access), before);
          },
          { isSynchronous: false },
        ),
    },
    {
      title: 'nobody promotes the standby',
      run: () => withLoad((stack, load) => replacePrimary(stack, load, { promotes: false })),
    },
    {
      title: 'HAProxy does not ask who is the primary',
      run: () =>
        withStack(async ({ folder, pair }) => {
          const haproxy = await startHaproxy(folder, pair, { asks: false });
          try {
            await checkLeadsTo(haproxy.url, pair.primary.port);
          } finally {
            await haproxy.stop();
          }
        }),
    },
  ],
};
