import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/**
 * Waits until something holds.
 * @param {string} what For the message of the failure: "the site is ready again".
 * @param {() => unknown} holds A promise that rejects counts as no.
 * @param {number} withinMs
 * @returns {Promise<number>} Milliseconds.
 * @throws {assert.AssertionError} When it does not hold in time.
 */
export async function until(what, holds, withinMs) {
  const began = performance.now();
  for (;;) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return performance.now() - began;
    const waited = performance.now() - began;
    if (waited > withinMs) assert.fail(`After ${(waited / 1000).toFixed(1)} s not yet so: ${what}.`);
    await pause(LOOK_AGAIN_MS);
  }
}
