import alive from '../../launcher/process/alive.cjs';
import assert from 'node:assert/strict';
import { kill, until } from '../kit/basics.mjs';
import { startDrillProduct } from '../kit/product.mjs';

const API_BACK_MS = 5_000;
/** 25 s of silence, 2 s for saying where, and a start. */
const HUNG_BACK_MS = 40_000;
const POSTGRES_BACK_MS = 10_000;
const ALL_GONE_MS = 5_000;
const KILLS = 5;

/** @typedef {import('../kit/product.mjs').Product} Product */

/** @param {Product} product @returns {Promise<number>} Milliseconds until another one is ready. */
async function killApi(product) {
  const killed = product.apiPid();
  await kill(killed);
  return product.untilAnotherApi(killed, API_BACK_MS);
}

/** @param {Product} product @returns {Promise<number>} Milliseconds until nothing of what it started is left. */
async function killLauncher(product) {
  const left = [product.apiPid(), product.postmasterPid()];
  process.kill(product.pid, 'SIGKILL');
  return until('API and PostgreSQL have ended', () => !left.some(alive.isAlive), ALL_GONE_MS);
}

/** @param {import('./run-drill.mjs').DrillContext} context */
async function killProcesses({ figure }) {
  await using product = await startDrillProduct();
  /** @param {string} name @param {number} ms @param {number} limit */
  const took = (name, ms, limit) => figure(name, ms / 1000, 's', `≤ ${limit / 1000} s`);
  const backs = [];
  for (let kills = 0; kills < KILLS; kills += 1) backs.push(await killApi(product));
  took(`API ready again after kill -9 (slowest of ${KILLS} in a row)`, Math.max(...backs), API_BACK_MS);

  const frozen = product.apiPid();
  process.kill(frozen, 'SIGSTOP');
  took(
    'site ready again after the API froze',
    await product.untilAnotherApi(frozen, HUNG_BACK_MS),
    HUNG_BACK_MS,
  );

  const postmaster = product.postmasterPid();
  await kill(postmaster);
  const isBack = async () =>
    ![undefined, postmaster].includes(product.postmasterPid()) && (await product.isReady());
  const ms = await until('another PostgreSQL runs and the site is ready', isBack, POSTGRES_BACK_MS);
  took('site ready again after kill -9 of PostgreSQL', ms, POSTGRES_BACK_MS);

  took('API and PostgreSQL ended after kill -9 of the launcher', await killLauncher(product), ALL_GONE_MS);
  await using next = await startDrillProduct({ DATA_DIR: product.dataDir });
  assert.ok(await next.isReady(), 'The next start is not ready.');
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title: 'What is killed with -9 or hangs is back at once, and nothing outlives the launcher.',
  run: killProcesses,
  controls: [
    {
      title: 'the launcher is frozen, so nobody starts the API again',
      async run() {
        await using product = await startDrillProduct();
        process.kill(product.pid, 'SIGSTOP');
        await killApi(product).finally(() => process.kill(product.pid, 'SIGCONT'));
      },
    },
    {
      title: 'nothing stands by for the end of the launcher',
      async run() {
        await using product = await startDrillProduct();
        const postmaster = Number(product.postmasterPid());
        // The shell that does.
        await kill(product.ours().find((pid) => /api=0 postgres=0/.test(alive.commandLine(pid))));
        await killLauncher(product).finally(() => process.kill(postmaster, 'SIGQUIT'));
      },
    },
  ],
};
