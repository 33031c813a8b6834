import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { ask, filesBelow, kill, until } from './basics.mjs';
import { startBucket } from './bucket.mjs';
import { say } from './drill.mjs';
import { queueJobs } from './jobs.mjs';
import { startDrillProduct } from './product.mjs';
import { fillPictures } from './site-copy.mjs';
import { makeSmallDisk } from './small-disk.mjs';

const PICTURES = 200;
/** How much of an archive in progress is stored when its server is killed (bytes): three parts of an upload. */
const UNDER_WAY = 24 * 2 ** 20;
/** Servers ask once a minute whether there is a job. */
const BEGUN_MS = 90_000;
const READY_MS = 30_000;
/** From being asked for to its end: a minute until it begins, and what a store that is silent may take. */
const ENDED_MS = 300_000;
const KEY = 'ospite-drill-super-admin-key-of-some-length';

/** @typedef {import('./product.mjs').Product} Product */

const bytesIn = (/** @type {string} */ folder) =>
  filesBelow(folder).reduce(
    (sum, file) => sum + (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/**
 * Runs work on a site of some size whose backups go to a place. @param {NodeJS.ProcessEnv} env @param {(product:
 * Product) => Promise<void>} work
 */
export async function withNightlyBackups(env, work) {
  await using product = await startDrillProduct({ SUPER_ADMIN_KEY: KEY, ...env });
  await fillPictures(product.databaseUrl(), product.media, PICTURES);
  await work(product);
}

/** What the panel says about backups. @param {Product} product */
async function healthOf({ url }) {
  const answer = await fetch(`${url}/api/super-admin/health`, { headers: { 'X-Super-Admin-Key': KEY } });
  assert.equal(answer.status, 200);
  return (await answer.json()).backups;
}

/**
 * Kills the server in the middle of its nightly backup. @param {Product} product @param {string} folder Where what is
 * stored lies.
 */
export async function killWhileBackingUp(product, folder) {
  await queueJobs(product.databaseUrl(), 'backup');
  await until('a backup is under way', () => bytesIn(folder) > UNDER_WAY, BEGUN_MS);
  const killed = product.apiPid();
  await kill(killed);
  await product.untilAnotherApi(killed, READY_MS);
}

/** What was cut off counts for nobody. @param {Product} product */
export async function checkNothingCounts(product) {
  const { newest, isReachable } = await healthOf(product);
  assert.deepEqual({ isReachable, newest }, { isReachable: true, newest: null }, 'Half an archive counts.');
}

/**
 * Queues a nightly backup and waits until it has ended. @param {Product} product @returns
 * {Promise<string>} `completed`, or `retry` when it failed
 */
async function backUpNow(product) {
  const databaseUrl = product.databaseUrl();
  await queueJobs(databaseUrl, 'backup');
  const state = async () =>
    (await ask(databaseUrl, `select state::text from pgboss.job where name = 'backup'`))[0].state;
  const isOver = async () => ['completed', 'retry', 'failed'].includes(await state());
  await until('the backup has ended', isOver, ENDED_MS);
  return state();
}

/** The next run makes a whole archive, and nothing else remains. @param {Product} product @param {string} folder */
async function checkNextRun(product, folder) {
  assert.equal(await backUpNow(product), 'completed', 'The next backup is not made.');
  await until('the panel tells of it', async () => (await healthOf(product)).newest !== null, BEGUN_MS);
  const { newest, damaged } = await healthOf(product);
  assert.deepEqual(damaged, []);
  const bytes = bytesIn(folder);
  assert.ok(bytes < newest.bytes * 1.5, `${bytes} bytes for an archive of ${newest.bytes}.`);
}

/**
 * A nightly backup is killed in the middle, and another one finds a place that fails.
 * @param {NodeJS.ProcessEnv} env Leads backups there.
 * @param {string} folder Where what is stored lies.
 * @param {{ fail: () => unknown, mend: () => unknown }} place
 */
async function tryPlace(env, folder, { fail, mend }) {
  await withNightlyBackups(env, async (product) => {
    await killWhileBackingUp(product, folder);
    await checkNothingCounts(product);
    await checkNextRun(product, folder);
    const { newest } = await healthOf(product);
    await fail();
    try {
      assert.equal(await backUpNow(product), 'retry', 'A backup that cannot be stored does not fail.');
      assert.equal((await fetch(product.url)).status, 200, 'The site does not go on.');
    } finally {
      await mend();
    }
    assert.deepEqual((await healthOf(product)).newest, newest, 'The older archive is gone.');
    await checkNextRun(product, folder);
  });
}

/** In a folder: killed in the middle, and on a full disk. */
export async function tryFolder() {
  await using disk = makeSmallDisk();
  const folder = path.join(disk.folder, 'backups');
  fs.mkdirSync(folder, { mode: 0o755 });
  const fail = () => disk.leave(UNDER_WAY);
  await tryPlace({ BACKUP_URL: folder }, folder, { fail, mend: disk.restore });
  say('folder: killed with -9 nothing counts; on a full disk the older archive stays; the next run is whole');
}

/** In a bucket: killed in the middle, and while the store does not answer. */
export async function tryBucket() {
  await using bucket = await startBucket();
  const { MEDIA_URL, ...keys } = bucket.env;
  const env = { ...keys, BACKUP_URL: MEDIA_URL.replace('/site?', '/copies?') };
  await tryPlace(env, bucket.folder, { fail: bucket.freeze, mend: bucket.goOn });
  say('bucket: killed with -9 nothing counts; frozen, the site goes on; the next run is whole');
}
