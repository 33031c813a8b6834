import { setTimeout as pause } from 'node:timers/promises';
import { ask, until } from '../kit/basics.mjs';
import { checkQuotes } from '../kit/quote-writers.mjs';
import {
  checkFreshness,
  checkLeadsTo,
  checkStored,
  CONTRACTION,
  EXPANSION,
  killInTurn,
  migrate,
  stopReplica,
  unnoticed,
} from '../kit/replicas/checks.mjs';
import { startLoad } from '../kit/replicas/load.mjs';
import { startHaproxy, startStack } from '../kit/replicas/stack.mjs';

/** Each can be made smaller while the drill itself is worked on. */
const TRIES = Number(process.env.DRILL_TRIES ?? 2_000);
const KILLS = Number(process.env.DRILL_KILLS ?? 16);
const STOPS = Number(process.env.DRILL_STOPS ?? 4);
const BACK_MS = 30_000;
const MORE_MS = 60_000;
/** Quotes that are accepted before and after the primary goes, so that it goes under load. */
const QUOTES = 30;
/** What the standby does not hear before the primary goes. */
const UNHEARD = 10;
const SEEN_MS = 4_000;
/** Files that do not settle by themselves are not waited for. */
const SPOILT_MS = 5_000;

/** @typedef {import('../kit/replicas/stack.mjs').Stack} Stack */
/** @typedef {import('../kit/replicas/load.mjs').Load} Load */
/** @typedef {import('./run-drill.mjs').DrillContext} Context */

/** A site past one machine, and guests and an owner who use it. @param {(stack: Stack, load: Load) => Promise<void>} work @param {Parameters<typeof startStack>[0]} [broken] */
async function withLoad(work, broken) {
  await using stack = await startStack(broken);
  await using load = await startLoad(stack.url);
  await work(stack, load);
}

/** Waits until so many more quotes were accepted. @param {Load} load @param {number} count @param {number} withinMs */
function more({ writers }, count, withinMs) {
  const enough = writers.count + count;
  return until(`${count} more quotes are accepted`, () => writers.count >= enough, withinMs);
}

/**
 * The primary is gone from one moment to the next, and the standby takes its place.
 * @param {Stack} stack @param {Load} load
 * @returns {Promise<number>} Seconds until guests' quotes are accepted again.
 */
async function replacePrimary({ pair }, load, promotes = true) {
  await more(load, QUOTES, MORE_MS);
  const began = performance.now();
  await pair.primary.fence();
  if (promotes) await pair.promote();
  await more(load, 1, BACK_MS - (performance.now() - began));
  return (performance.now() - began) / 1000;
}

/** @param {Context} context */
const run = (context) =>
  withLoad(async (stack, load) => {
    const { say, figure } = context;
    const { replicas, databaseUrl } = stack;
    const { primary, standby } = stack.pair;
    await unnoticed('A migration', load, () => migrate(stack, EXPANSION));
    say('Migrated under load.');
    /** @type {number[]} */
    const seconds = [];
    await unnoticed('A stop', load, async () => {
      for (let done = 0; done < STOPS; done += 1)
        seconds.push(await stopReplica(stack, replicas[done % replicas.length]));
    });
    figure(`stops that nobody noticed, of ${STOPS}`, seconds.length, '', 'all');
    figure('SIGTERM to the end, an upload under way (slowest)', Math.max(...seconds), 's', '≤ 10 s');
    await killInTurn(stack, load, KILLS, context);
    await checkFreshness(stack, TRIES, context);
    await checkLeadsTo(databaseUrl, primary.port);
    figure('quotes accepted again after the primary went', await replacePrimary(stack, load), 's', '≤ 30 s');
    await more(load, QUOTES, MORE_MS);
    await primary.start();
    await pause(SEEN_MS);
    await checkLeadsTo(databaseUrl, standby.port);
    say('The standby took over; the old primary came back, and nobody was led to it.');
    await checkStored(stack, load, context);
  });

/** Everything is stored, and then something is spoilt behind the product's back. @param {string} title @param {string} sql */
const spoilt = (title, sql) => ({
  title,
  run: (/** @type {Context} */ context) =>
    withLoad(async (stack, load) => {
      await checkStored(stack, load, context);
      await ask(stack.databaseUrl, sql);
      await checkStored(stack, load, context, SPOILT_MS);
    }),
});

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  packages: ['haproxy', 'nginx', 'openssl', 'postgresql-15'],
  title:
    'Two replicas behind nginx are one site: fresh, and whole while one of them or the primary dies, stops or is replaced.',
  run,
  controls: [
    {
      title: 'content changes are not passed on',
      async run(context) {
        await using stack = await startStack();
        // The sessions that deliver them: a replica then knows only its own writes.
        const rows = await stack.pair.primary.tell(
          "select pid from pg_stat_activity where application_name = 'ospite notices'",
        );
        if (rows.length !== 2) throw new Error('Not both replicas listen.');
        for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
        await checkFreshness(stack, 1, context).finally(() =>
          rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT')),
        );
      },
    },
    {
      title: 'a migration renames what the running version reads',
      run: () => withLoad((stack, load) => unnoticed('A migration', load, () => migrate(stack, CONTRACTION))),
    },
    {
      title: 'a replica is not asked to stop but killed',
      run: () =>
        withLoad((stack, load) =>
          unnoticed('A stop', load, () => stopReplica(stack, stack.replicas[0], (one) => one.kill())),
        ),
    },
    {
      title: 'nginx tries no other replica',
      run: (context) => withLoad((stack, load) => killInTurn(stack, load, 2, context), { retries: false }),
    },
    spoilt('an accepted quote vanishes', 'delete from quote where id = (select max(id) from quote)'),
    spoilt(
      'a file of an accepted picture is not the row’s',
      "update breakfast_image set url = '/uploads/breakfast/0.jpg'",
    ),
    {
      title: 'a COMMIT does not wait for the standby, which lags behind',
      run: () =>
        withLoad(
          async ({ pair }, load) => {
            await pair.stopStreaming();
            await more(load, UNHEARD, MORE_MS);
            const before = [...load.writers.acknowledged];
            await pair.primary.fence();
            await pair.promote();
            await checkQuotes(pair.standby.url, before);
          },
          { isSynchronous: false },
        ),
    },
    {
      title: 'nobody promotes the standby',
      run: () => withLoad(async (stack, load) => void (await replacePrimary(stack, load, false))),
    },
    {
      title: 'HAProxy does not ask who is the primary',
      async run() {
        await using stack = await startStack();
        await using haproxy = await startHaproxy(stack.folder, stack.pair, false);
        await checkLeadsTo(haproxy.url, stack.pair.primary.port);
      },
    },
  ],
};
