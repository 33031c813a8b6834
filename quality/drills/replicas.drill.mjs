import { drill, figure } from '../kit/drill.mjs';
import { checkQuotes } from '../kit/load/quote-writers.mjs';
import { checkFreshness, killInTurn, stopReplica, unnoticed } from '../kit/replicas/checks.mjs';
import { startLoad } from '../kit/replicas/load.mjs';
import { startStack } from '../kit/replicas/stack.mjs';

/** Each can be made smaller while the drill itself is worked on. */
const TRIES = Number(process.env.DRILL_TRIES ?? 2_000);
const KILLS = Number(process.env.DRILL_KILLS ?? 16);
const STOPS = 4;

/** @typedef {import('../kit/replicas/stack.mjs').Stack} Stack */
/** @typedef {import('../kit/replicas/load.mjs').Load} Load */

/** Two replicas, and guests who use them. @param {(stack: Stack, load: Load) => Promise<void>} work @param {Parameters<typeof startStack>[0]} [broken] */
async function withLoad(work, broken) {
  await using stack = await startStack(broken);
  await using load = await startLoad(stack.url);
  await work(stack, load);
}

const run = () =>
  withLoad(async (stack, load) => {
    /** @type {number[]} */
    const seconds = [];
    await unnoticed(load, async () => {
      for (let done = 0; done < STOPS; done += 1)
        seconds.push(await stopReplica(stack, stack.replicas[done % stack.replicas.length]));
    });
    figure(`stops that nobody noticed, of ${STOPS}`, seconds.length, '', 'all');
    figure('SIGTERM to the end, an upload under way (slowest)', Math.max(...seconds), 's', '≤ 10 s');
    await killInTurn(stack, load, KILLS);
    await checkFreshness(stack, TRIES);
    await load.finish();
    const quotes = await checkQuotes(stack.database.url, load.writers.acknowledged);
    figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
  });

await drill(
  'Two replicas behind nginx are one site: fresh, and whole while one of them dies or stops.',
  run,
  {
    async 'content changes are not passed on'() {
      await using stack = await startStack();
      // The sessions that deliver them: a replica then knows only its own writes.
      const rows = await stack.database.tell(
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
  },
);
