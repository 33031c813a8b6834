import { setTimeout as pause } from 'node:timers/promises';
import { drill, figure, say } from '../kit/drill.mjs';
import { checkQuotes } from '../kit/quote-writers.mjs';
import { checkFreshness, checkLeadsTo, killInTurn, stopReplica, unnoticed } from '../kit/replicas/checks.mjs';
import { startLoad } from '../kit/replicas/load.mjs';
import { startHaproxy, startStack } from '../kit/replicas/stack.mjs';

/** Each can be made smaller while the drill itself is worked on. */
const TRIES = Number(process.env.DRILL_TRIES ?? 2_000);
const KILLS = Number(process.env.DRILL_KILLS ?? 16);
const STOPS = 4;
const BACK_MS = 30_000;
/** Quotes that are accepted before and after the primary goes, so that it goes under load. */
const QUOTES = 30;
/** What the standby does not hear before the primary goes. */
const UNHEARD = 10;
const SEEN_MS = 4_000;

/** @typedef {import('../kit/replicas/stack.mjs').Stack} Stack */
/** @typedef {import('../kit/replicas/load.mjs').Load} Load */

/** A site past one machine, and guests and an owner who use it. @param {(stack: Stack, load: Load) => Promise<void>} work @param {Parameters<typeof startStack>[0]} [broken] */
async function withLoad(work, broken) {
  await using stack = await startStack(broken);
  await using load = await startLoad(stack.url);
  await work(stack, load);
}

/**
 * The primary is gone from one moment to the next, and the standby takes its place.
 * @param {Stack} stack @param {Load} load
 * @returns {Promise<number>} Seconds until guests' quotes are accepted again.
 */
async function replacePrimary({ pair }, load, promotes = true) {
  await load.writers.more(QUOTES);
  const began = performance.now();
  await pair.primary.fence();
  if (promotes) await pair.promote();
  await load.writers.more(1, BACK_MS - (performance.now() - began));
  return (performance.now() - began) / 1000;
}

const run = () =>
  withLoad(async (stack, load) => {
    const { replicas, databaseUrl } = stack;
    const { primary, standby } = stack.pair;
    /** @type {number[]} */
    const seconds = [];
    await unnoticed(load, async () => {
      for (let done = 0; done < STOPS; done += 1)
        seconds.push(await stopReplica(stack, replicas[done % replicas.length]));
    });
    figure(`stops that nobody noticed, of ${STOPS}`, seconds.length, '', 'all');
    figure('SIGTERM to the end, an upload under way (slowest)', Math.max(...seconds), 's', '≤ 10 s');
    await killInTurn(stack, load, KILLS);
    await checkFreshness(stack, TRIES);
    await checkLeadsTo(databaseUrl, primary.port);
    figure('quotes accepted again after the primary went', await replacePrimary(stack, load), 's', '≤ 30 s');
    await load.writers.more(QUOTES);
    await primary.start();
    await pause(SEEN_MS);
    await checkLeadsTo(databaseUrl, standby.port);
    say('The standby took over; the old primary came back, and nobody was led to it.');
    await load.finish();
    const quotes = await checkQuotes(databaseUrl, load.writers.acknowledged);
    figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
  });

/** What a COMMIT was acknowledged for is lost with the primary when the standby has not heard of it. */
const loseUnheard = () =>
  withLoad(
    async ({ pair }, load) => {
      await pair.stopStreaming();
      await load.writers.more(UNHEARD);
      const before = [...load.writers.acknowledged];
      await pair.primary.fence();
      await pair.promote();
      await checkQuotes(pair.standby.url, before);
    },
    { isSynchronous: false },
  );

await drill(
  'Two replicas behind nginx are one site: fresh, and whole while one of them or the primary dies, stops or is replaced.',
  run,
  {
    async 'content changes are not passed on'() {
      await using stack = await startStack();
      // The sessions that deliver them: a replica then knows only its own writes.
      const rows = await stack.pair.primary.tell(
        "select pid from pg_stat_activity where application_name = 'ospite notices'",
      );
      if (rows.length !== 2) throw new Error('Not both replicas listen.');
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      await checkFreshness(stack, 1).finally(() => rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT')));
    },
    'a replica is not asked to stop but killed': () =>
      withLoad((stack, load) =>
        unnoticed(load, () => stopReplica(stack, stack.replicas[0], (one) => one.kill())),
      ),
    'nginx tries no other replica': () =>
      withLoad((stack, load) => killInTurn(stack, load, 2), { retries: false }),
    'a COMMIT does not wait for the standby, which lags behind': loseUnheard,
    'nobody promotes the standby': () =>
      withLoad(async (stack, load) => void (await replacePrimary(stack, load, false))),
    async 'HAProxy does not ask who is the primary'() {
      await using stack = await startStack();
      await using haproxy = await startHaproxy(stack.folder, stack.pair, false);
      await checkLeadsTo(haproxy.url, stack.pair.primary.port);
    },
  },
);
