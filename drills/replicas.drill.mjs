import { ask } from './support/database.mjs';
import { checkFreshness, measureFreshness, prices, silenceChanges } from './support/freshness.mjs';
import { checkQuotes } from './support/quote-writers.mjs';
import { startLoad } from './support/replicas/load.mjs';
import {
  CONTRACTION,
  EXPANSION,
  killInTurn,
  migrate,
  stopReplica,
  unnoticed,
} from './support/replicas/phases.mjs';
import { withStack } from './support/replicas/stack.mjs';
import { checkPictures } from './support/replicas/stored-pictures.mjs';
import { until } from './support/wait.mjs';

/** Each can be made smaller while the drill itself is worked on. */
const TRIES = Number(process.env.DRILL_TRIES ?? 2_000);
const KILLS = Number(process.env.DRILL_KILLS ?? 16);
const STOPS = Number(process.env.DRILL_STOPS ?? 4);
const WARM_MS = 60_000;
/** Files that do not settle by themselves are not waited for. */
const SPOILT_MS = 5_000;

/** A site past one machine, and guests and an owner who use it. */
const withLoad = (work, broken) =>
  withStack(async (stack) => {
    const load = startLoad(stack.url);
    try {
      await until('everybody was answered', () => isWarm(load), WARM_MS);
      return await work(stack, load);
    } finally {
      // What cannot be brought home any more is part of what some controls show.
      await load.stop().catch(() => undefined);
    }
  }, broken);

const isWarm = ({ readers, writers, uploader }) =>
  readers.count > 20 && writers.count > 4 && uploader.acknowledged.length > 0;

/** When all is over: every quote and picture that was acknowledged is there once, and nothing else. */
async function checkStored(stack, load, { figure }, withinMs = undefined) {
  await load.stop();
  const quotes = await checkQuotes(stack.databaseUrl, load.writers.acknowledged);
  figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
  await checkPictures(stack, load.uploader.acknowledged, withinMs);
  figure(
    'pictures stored once with all files',
    load.uploader.acknowledged.length,
    '',
    'every acknowledged one',
  );
}

async function run(context) {
  const { say, figure } = context;
  await withLoad(async (stack, load) => {
    const [one, other] = stack.replicas;
    await unnoticed('A migration', load, () => migrate(stack, EXPANSION));
    say('Migrated under load.');
    const seconds = [];
    await unnoticed('A stop', load, async () => {
      for (let done = 0; done < STOPS; done += 1)
        seconds.push(await stopReplica(stack, stack.replicas[done % stack.replicas.length]));
    });
    figure(`stops that nobody noticed, of ${STOPS}`, seconds.length, '', 'all');
    figure('SIGTERM to the end, an upload under way (slowest)', Math.max(...seconds), 's', '≤ 10 s');
    await killInTurn(stack, load, KILLS, context);
    const lates = await measureFreshness(one.url, other.url, TRIES, say);
    await checkStored(stack, load, context);
    checkFreshness(lates, context);
  });
}

/** Everything is stored, and then something is spoilt behind the product's back. */
const spoilt = (title, sql) => ({
  title,
  run: (context) =>
    withLoad(async (stack, load) => {
      await load.stop();
      await checkStored(stack, load, context);
      await ask(stack.databaseUrl, sql);
      await checkStored(stack, load, context, SPOILT_MS);
    }),
});

/** @type {import('../tools/drill/run-drill.mjs').Drill} */
export const drill = {
  packages: ['haproxy', 'nginx', 'openssl'],
  title:
    'Two replicas behind nginx are one site: fresh, and whole while one of them dies, stops or is replaced.',
  run,
  controls: [
    {
      title: 'content changes are not passed on',
      run: (context) =>
        withStack(async ({ replicas: [one, other], pair }) => {
          // Cached from now on: a first read is fresh without any content change.
          await prices(other.url);
          const speak = await silenceChanges((sql) => pair.primary.ask(sql));
          try {
            checkFreshness(await measureFreshness(one.url, other.url, 1), context);
          } finally {
            speak();
          }
        }),
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
  ],
};
