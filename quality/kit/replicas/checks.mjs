import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from '../basics.mjs';
import { figure, say } from '../drill.mjs';
import { aPhotograph } from '../load/photographs.mjs';
import { json, signIn } from '../product.mjs';
import { beginUpload, formOf, upload } from '../load/uploads.mjs';

/** Source: specification §11: between replicas at p99.9. */
const FRESH_MS = 500;
/** Nobody waits longer for a write to be seen. */
const NEVER_MS = 5_000;
const MOST_FAILED_READS = 0.001;
/** From a replica's readiness to the end of the next one. */
const BETWEEN_KILLS_MS = 2_000;

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('../server.mjs').Server} Server */
/** @typedef {import('./load.mjs').Load} Load */

const firstOf = (/** @type {string[]} */ answers) => [...new Set(answers)].slice(0, 3).join('; ');

/**
 * Kills the replicas in turn, the next one soon after the last is ready.
 * @param {Stack} stack @param {Load} load @param {number} times
 * @returns {Promise<void>} Fails when guests saw more of it than one read in a thousand.
 */
export async function killInTurn({ replicas }, load, times) {
  const before = {
    reads: load.reads,
    failed: load.failedReads.length,
    refused: load.writers.refusals.length,
  };
  const seconds = [];
  for (let done = 1; done <= times; done += 1) {
    const victim = replicas[done % replicas.length];
    await pause(BETWEEN_KILLS_MS);
    await victim.kill();
    seconds.push(await victim.start());
    say(`Killed ${done} of ${times} times; ${load.reads} reads, ${load.failedReads.length} failed.`);
  }
  const failed = load.failedReads.slice(before.failed);
  const share = failed.length / (load.reads - before.reads);
  figure(`reads while replicas were killed ${times} times`, load.reads - before.reads, '');
  figure('of these not answered', share * 100, '%', '< 0.1 %');
  figure('quotes that had to be sent again', load.writers.refusals.length - before.refused, '');
  figure('a killed replica ready again (slowest)', Math.max(...seconds), 's');
  assert.ok(share < MOST_FAILED_READS, `${failed.length} reads failed: ${firstOf(failed)}`);
}

/** Nobody notices: no read fails, no quote has to be sent again. @param {Load} load @param {() => Promise<unknown>} work */
export async function unnoticed(load, work) {
  const all = () => [
    ...load.failedReads,
    ...load.writers.refusals.map(({ status, text }) => `${status} ${text}`),
  ];
  const before = all().length;
  await work();
  assert.equal(all().length, before, `Requests noticed: ${firstOf(all())}`);
}

/**
 * Stops a replica as the guide says: nginx sends it nothing any more, then SIGTERM, and what it has begun it ends: an
 * upload of which half has arrived, past nginx, which would wait for the whole.
 * @param {Stack} stack
 * @param {Server} replica
 * @param {(replica: Server) => Promise<unknown>} [end]
 * @returns {Promise<number>} Seconds until it was gone.
 */
export async function stopReplica({ nginx }, replica, end = (one) => one.terminate()) {
  const form = formOf(await aPhotograph('jpeg', 2, { wide: 480, high: 320 }));
  const half = Math.floor(form.length / 2);
  const cookie = await signIn(replica.url);
  await nginx.takeOut(replica);
  // So that the encoder runs: on a busy machine its start alone could take the time that a stop has.
  await upload(replica.url, cookie, form);
  const underWay = beginUpload(replica.url, cookie, form, half);
  // A response to something else shows that the server has got that far.
  await signIn(replica.url);
  const began = performance.now();
  const ended = end(replica);
  underWay.request.end(form.subarray(half));
  const { status, text } = await underWay.answer;
  await ended;
  const seconds = (performance.now() - began) / 1000;
  assert.equal(status, 201, `What was under way is not answered: ${status} ${text}`);
  await replica.start();
  await nginx.takeIn();
  return seconds;
}

const prices = async (/** @type {string} */ url) => (await fetch(`${url}/api/pricing`)).json();

/**
 * Writes at one replica, again and again, and reads at the other until it is seen there.
 * @param {Stack} stack @param {number} tries
 */
export async function checkFreshness({ replicas: [{ url: here }, { url: there }] }, tries) {
  const Cookie = await signIn(here);
  const [{ roomId, season }] = await prices(here);
  const priceAt = async (/** @type {string} */ url) =>
    (await prices(url)).find((price) => price.roomId === roomId && price.season === season)?.pricePerNight;
  // Cached from now on: a first read is fresh without any content change.
  await priceAt(there);
  const lates = [];
  for (let done = 1; done <= tries; done += 1) {
    const pricePerNight = `${done}€`;
    const { headers, body } = json({ pricePerNight });
    const patch = { method: 'PATCH', headers: { ...headers, Cookie }, body };
    const { status } = await fetch(`${here}/api/pricing/${roomId}/${season}`, patch);
    assert.equal(status, 200, 'The price is written.');
    const written = performance.now();
    assert.equal(await priceAt(here), pricePerNight, 'The replica that wrote shows it at the next read.');
    let asked = performance.now();
    while ((await priceAt(there)) !== pricePerNight && asked - written < NEVER_MS) asked = performance.now();
    lates.push(asked - written);
    if (done % 200 === 0) say(`${done} of ${tries} writes seen.`);
  }
  const sorted = lates.toSorted((one, other) => one - other);
  const late = sorted[Math.ceil(0.999 * sorted.length) - 1];
  figure('a write seen through another replica, p99.9', late, 'ms', `≤ ${FRESH_MS} ms`);
  figure('a write seen through another replica, median', sorted[sorted.length >> 1], 'ms');
  assert.ok(late <= FRESH_MS * PATIENCE, `At p99.9 a write is seen after ${late.toFixed(0)} ms.`);
}
