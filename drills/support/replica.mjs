import { spawn } from 'node:child_process';
import { freePort } from '../../tools/process/ports.mjs';
import { stopChild } from '../../tools/process/run.mjs';
import { atEnd } from '../../tools/process/shutdown.mjs';
import { apiNode } from '../../tools/serve/api-node.mjs';
import { isReady } from './ready.mjs';
import { until } from './wait.mjs';

const START_MS = 60_000;

/**
 * Begins a second API process with the environment of a product's own, at a port of its own.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function beginReplica(environment) {
  const port = await freePort();
  const { args, env } = apiNode(['serve'], { ...environment, PORT: String(port), PARENT_WATCH: '1' });
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // `stopChild` signals the group
  });
  const forget = atEnd(() => stopChild(child));
  const url = `http://localhost:${port}`;
  return {
    url,
    pid: Number(child.pid),
    untilReady: () => until('the second replica is ready', () => isReady(url), START_MS),
    stop: async () => {
      forget();
      await stopChild(child);
    },
  };
}

/**
 * A second API process on the database and the folder of a product, at a port of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} Ready to answer.
 */
export async function startReplica(product) {
  const replica = await beginReplica(product.apiEnvironment());
  await replica.untilReady();
  return replica;
}
