import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, filesBelow, PATIENCE, until } from '../basics.mjs';
import { json, signIn } from '../product.mjs';
import { checkQuotes } from '../quote-writers.mjs';
import { aPhotograph } from '../photographs.mjs';
import { beginUpload, formOf } from '../uploads.mjs';
import { newSender } from './load.mjs';

/** Source: specification §11: between replicas at p99.9. */
const FRESH_MS = 500;
/** Nobody waits longer for a write to be seen. */
const NEVER_MS = 5_000;
const MOST_FAILED_READS = 0.001;
/** From a replica's readiness to the end of the next one. */
const BETWEEN_KILLS_MS = 2_000;
const MIGRATED_MS = 5_000;
/** Copies in AVIF follow within seconds, by whichever replica has time; what a killed one had begun, within minutes. */
export const SETTLED_MS = 240_000;

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./stack.mjs').Replica} Replica */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('../../drills/run-drill.mjs').DrillContext} Context */

const firstOf = (/** @type {string[]} */ answers) => [...new Set(answers)].slice(0, 3).join('; ');

/**
 * Kills the replicas in turn, the next one soon after the last is ready.
 * @param {Stack} stack @param {Load} load @param {number} times @param {Context} context
 * @returns {Promise<void>} Fails when guests saw more of it than one read in a thousand.
 */
export async function killInTurn({ replicas }, load, times, { say, figure }) {
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

/**
 * Nobody notices: no read fails, nothing has to be sent again. @param {string} what @param {Load} load @param {() =>
 * Promise<unknown>} work
 */
export async function unnoticed(what, load, work) {
  const all = () => [
    ...load.failedReads,
    ...load.failedUploads,
    ...load.writers.refusals.map(({ text }) => String(text)),
  ];
  const before = all().length;
  await work();
  const noticed = all().length - before;
  assert.equal(noticed, 0, `${what}: ${noticed} requests noticed: ${firstOf(all())}`);
}

/**
 * Stops a replica as the guide says: nginx sends it nothing any more, then SIGTERM, and what it has begun it ends: an
 * upload of which half has arrived, past nginx, which would wait for the whole.
 * @param {Stack} stack
 * @param {Replica} replica
 * @param {(replica: Replica) => Promise<number | void>} [end]
 * @returns {Promise<number>} Seconds until it was gone.
 */
export async function stopReplica({ nginx }, replica, end = (one) => one.terminate()) {
  const form = formOf(await aPhotograph('jpeg', 2, { wide: 480, high: 320 }));
  const half = Math.floor(form.length / 2);
  const upload = beginUpload(replica.url, await signIn(replica.url), form, half);
  await nginx.takeOut(replica);
  const ended = end(replica);
  upload.request.end(form.subarray(half));
  const status = await upload.status;
  const seconds = await ended;
  assert.equal(status, 201, 'What was under way is not answered.');
  await replica.start();
  await nginx.takeIn();
  return Number(seconds);
}

/** What a newer version's migration does while the running one serves; see CONTRIBUTING.md, "Expand, then contract". */
export const EXPANSION = `
  alter table quote add column drill_note varchar(200) null;
  alter table room add column drill_views int not null default 0;
  create table drill_visit (id int primary key, quote_id int not null references quote (id));
  create index drill_note_index on quote (drill_note)`;
export const CONTRACTION = 'alter table quote rename column first_name to given_name';

/**
 * Runs a migration as a new version does, in one transaction of the application's role. @param {Stack} stack @param {string} sql
 */
export async function migrate({ databaseUrl }, sql) {
  await ask(databaseUrl, `begin; ${sql}; commit`);
  await pause(MIGRATED_MS);
}

const prices = async (/** @type {string} */ url) => (await fetch(`${url}/api/pricing`)).json();

/**
 * Writes at one replica, again and again, and reads at the other until it is seen there.
 * @param {Stack} stack @param {number} tries @param {Context} context
 */
export async function checkFreshness({ replicas: [{ url: here }, { url: there }] }, tries, { say, figure }) {
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

/** Everything new goes to a primary, whatever else answers. @param {string} url @param {number} port */
export async function checkLeadsTo(url, port) {
  for (let look = 0; look < 20; look += 1) {
    const [at] = await ask(url, 'select pg_is_in_recovery() as standby, inet_server_port() as port');
    assert.deepEqual(at, { standby: false, port }, 'HAProxy leads elsewhere.');
  }
}

/**
 * When all is over: every quote and picture that was acknowledged is there once, with all its files, at every replica,
 * and nothing else is, once a replica has started: whether an upload whose COMMIT was cut off is stored, its replica
 * cannot know, and leaves its files to that sweep.
 * @param {Stack} stack @param {Load} load @param {Context} context
 * @param {number} [withinMs] How long copies may still be made.
 */
export async function checkStored(
  { databaseUrl, bucket, replicas },
  load,
  { figure },
  withinMs = SETTLED_MS,
) {
  await load.finish();
  const quotes = await checkQuotes(databaseUrl, load.writers.acknowledged);
  figure('quotes stored once with two messages', quotes, '', 'every acknowledged one');
  const taken = await ask(databaseUrl, 'select id from breakfast_image where idempotency_key is not null');
  const ids = new Set(taken.map(({ id }) => id));
  assert.deepEqual(ids, new Set(load.pictures), 'Not exactly the pictures that were taken are stored.');
  await replicas[0].terminate();
  await replicas[0].start();
  const named = async () => {
    const rows = await ask(databaseUrl, 'select url, variants from breakfast_image');
    return new Set(rows.flatMap(({ url, variants }) => [url, ...variants.map((variant) => variant.url)]));
  };
  const stored = () =>
    filesBelow(path.join(bucket.folder, 'site/breakfast'))
      .filter((file) => file.endsWith('._S3rver_object'))
      .map((file) => `/uploads/breakfast/${path.basename(file, '._S3rver_object')}`);
  const differences = async () => (await named()).symmetricDifference(new Set(stored()));
  await until('rows and files agree', async () => (await differences()).size === 0, withinMs);
  for (const { url } of replicas) {
    const guest = newSender(url);
    for (const file of await named())
      assert.equal((await guest.send(file)).status, 200, `${file} is not served by ${url}.`);
    guest.leave();
  }
  figure('pictures stored once with all files', ids.size, '', 'every acknowledged one');
}
