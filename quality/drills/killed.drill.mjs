import { commandLine, isAlive } from '../../launcher/process/alive.mjs';
import assert from 'node:assert/strict';
import { kill, until } from '../kit/basics.mjs';
import { drill, figure } from '../kit/drill.mjs';
import { startDrillProduct } from '../kit/product.mjs';

const API_BACK_MS = 5_000;
/** 25 s of silence, 2 s for saying where, and a start. */
const HUNG_BACK_MS = 40_000;
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
  return until('API and PostgreSQL have ended', () => !left.some(isAlive), ALL_GONE_MS);
}

/** @param {string} name @param {number} ms @param {number} limit */
const took = (name, ms, limit) => figure(name, ms / 1000, 's', `≤ ${limit / 1000} s`);

async function killProcesses() {
  await using product = await startDrillProduct();
  const backs = [];
  for (let kills = 0; kills < KILLS; kills += 1) backs.push(await killApi(product));
  took(`API ready again after kill -9 (slowest of ${KILLS} in a row)`, Math.max(...backs), API_BACK_MS);

  const frozen = product.apiPid();
  process.kill(frozen, 'SIGSTOP');
  const thawed = await product.untilAnotherApi(frozen, HUNG_BACK_MS);
  took('site ready again after the API froze', thawed, HUNG_BACK_MS);

  const ended = await killLauncher(product);
  took('API and PostgreSQL ended after kill -9 of the launcher', ended, ALL_GONE_MS);
  await using next = await startDrillProduct({ DATA_DIR: product.dataDir });
  assert.ok(await next.isReady(), 'The next start is not ready.');
}

await drill(
  'What is killed with -9 or hangs is back at once, and nothing outlives the launcher.',
  killProcesses,
  {
    async 'the launcher is frozen, so nobody starts the API again'() {
      await using product = await startDrillProduct();
      process.kill(product.pid, 'SIGSTOP');
      await killApi(product).finally(() => process.kill(product.pid, 'SIGCONT'));
    },
    async 'nothing stands by for the end of the launcher'() {
      await using product = await startDrillProduct();
      const postmaster = Number(product.postmasterPid());
      // The shell that does.
      await kill(product.ours().find((pid) => /api=0 postgres=0/.test(commandLine(pid))));
      await killLauncher(product).finally(() => process.kill(postmaster, 'SIGQUIT'));
    },
  },
);
