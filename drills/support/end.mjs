import assert from 'node:assert/strict';
import alive from '../../tools/process/alive.cjs';
import { until } from './wait.mjs';

/** What an orchestrator waits for before it kills. */
const END_MS = 10_000;

/** Asks the API to end. @returns {Promise<number>} Seconds until it was gone. */
export async function endApi(product) {
  const pid = product.apiPid();
  assert.ok(pid, 'The API runs.');
  process.kill(pid, 'SIGTERM');
  const ms = await until('the API ends at SIGTERM', () => !alive.isAlive(pid), END_MS);
  return ms / 1000;
}
