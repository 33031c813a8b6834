import assert from 'node:assert/strict';
import alive from '../tools/process/alive.cjs';
import { startProductForTests } from '../tools/serve/for-tests.mjs';
import { startDrillProduct } from './support/product.mjs';
import { isReady } from './support/ready.mjs';
import { until } from './support/wait.mjs';

const API_BACK_MS = 5_000;
/** 25 s of silence, 2 s for saying where, and a start. */
const HUNG_BACK_MS = 40_000;
const POSTGRES_BACK_MS = 10_000;
const ALL_GONE_MS = 5_000;
const KILLS = 5;

const seconds = (ms) => ms / 1000;

/** Kills the API with no chance to say goodbye. @returns milliseconds until another one is ready */
async function killApi(product) {
  const killed = product.apiPid();
  assert.ok(killed, 'no API runs');
  process.kill(killed, 'SIGKILL');
  return until(
    'another API is ready',
    async () => ![undefined, killed].includes(product.apiPid()) && (await product.isReady()),
    API_BACK_MS,
  );
}

/** Freezes the API, which then says nothing. @returns milliseconds until another one is ready */
async function freezeApi(product) {
  const frozen = product.apiPid();
  process.kill(frozen, 'SIGSTOP');
  return until(
    'another API is ready',
    async () => ![undefined, frozen].includes(product.apiPid()) && (await product.isReady()),
    HUNG_BACK_MS,
  );
}

async function killPostgres(product) {
  const killed = product.postmasterPid();
  process.kill(killed, 'SIGKILL');
  return until(
    'another PostgreSQL runs and the site is ready',
    async () => ![undefined, killed].includes(product.postmasterPid()) && (await product.isReady()),
    POSTGRES_BACK_MS,
  );
}

/** Kills the launcher. @returns milliseconds until nothing of what it started is left */
async function killLauncher(product) {
  const left = [product.apiPid(), product.postmasterPid()];
  process.kill(product.pid, 'SIGKILL');
  return until('API and PostgreSQL have ended', () => !left.some(alive.isAlive), ALL_GONE_MS);
}

/** The shell that stands by for the end of this product's launcher. */
const guardOf = (product) =>
  product.processes().find((pid) => /api=0 postgres=0/.test(alive.commandLine(pid)));

export const drill = {
  title: 'What is killed with -9 or hangs is back at once, and nothing outlives the launcher.',
  async run({ say, figure }) {
    const product = await startDrillProduct();
    const backs = [];
    for (let kills = 0; kills < KILLS; kills += 1) backs.push(await killApi(product));
    figure(
      `API ready again after kill -9 (slowest of ${KILLS} in a row)`,
      seconds(Math.max(...backs)),
      's',
      '≤ 5 s',
    );
    say('Freezing the API.');
    figure('site ready again after the API froze', seconds(await freezeApi(product)), 's', '≤ 40 s');
    say('Killing PostgreSQL.');
    figure(
      'site ready again after kill -9 of PostgreSQL',
      seconds(await killPostgres(product)),
      's',
      '≤ 10 s',
    );
    say('Killing the launcher.');
    figure(
      'API and PostgreSQL ended after kill -9 of the launcher',
      seconds(await killLauncher(product)),
      's',
      '≤ 5 s',
    );
    const next = await startProductForTests({ DATA_DIR: product.dataDir });
    assert.ok(await isReady(next.url), 'the next start is not ready');
    await next.stop();
    await product.stop();
  },
  controls: [
    {
      title: 'The launcher is frozen, so nobody starts the API again.',
      async run() {
        const product = await startDrillProduct();
        process.kill(product.pid, 'SIGSTOP');
        try {
          await killApi(product);
        } finally {
          process.kill(product.pid, 'SIGCONT');
          await product.stop();
        }
      },
    },
    {
      title: 'Nothing stands by for the end of the launcher.',
      async run() {
        const product = await startDrillProduct();
        const postmaster = product.postmasterPid();
        process.kill(Number(guardOf(product)), 'SIGKILL');
        try {
          await killLauncher(product);
        } finally {
          process.kill(postmaster, 'SIGQUIT');
          await product.stop();
        }
      },
    },
  ],
};
