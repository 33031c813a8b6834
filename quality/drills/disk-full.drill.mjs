import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, filesBelow, until } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import { aPhotograph, TELEPHONE } from '../kit/load/photographs.mjs';
import { signIn, startDrillProduct } from '../kit/product.mjs';
import { checkPool, checkQuotes, checkRefusals, QuoteWriters } from '../kit/load/quote-writers.mjs';
import { makeSmallDisk } from '../kit/small-disk.mjs';
import { formOf, upload } from '../kit/load/uploads.mjs';

const WRITERS = 5;
const QUOTES_BEFORE = 20;
/** Small, and enough. */
const SMALL_BYTES = 40 * 1024 * 1024;
const RETURN_MS = 120_000;
const READY_MS = 10_000;
/** Longer than the site caches a good result of its disk check. */
const KEPT_MS = 6_000;
const WHILE_FULL_MS = 10_000;

/** A product whose data folder is on a small disk; only root can make one. @param {(product: import('../kit/product.mjs').Product, disk: ReturnType<typeof makeSmallDisk>) => Promise<void>} work */
async function withSmallDisk(work) {
  await using disk = makeSmallDisk();
  await using product = await startDrillProduct({ DATA_DIR: disk.folder });
  await work(product, disk).finally(disk.restore);
}

/** @param {import('../kit/product.mjs').Product} product */
const readinessLost = (product) =>
  until('readiness is lost', async () => !(await product.isReady()), KEPT_MS + READY_MS);

/** @type {Parameters<typeof withSmallDisk>[0]} */
async function fillAndEmpty(product, disk) {
  const databaseUrl = product.databaseUrl();
  const cookie = await signIn(product.url);
  const form = formOf(await aPhotograph('jpeg', 1, TELEPHONE));
  const writers = new QuoteWriters(product.url, WRITERS);
  await writers.more(QUOTES_BEFORE);

  disk.leave(SMALL_BYTES);
  await pause(KEPT_MS);
  assert.ok(await product.isReady(), 'A small disk is no reason not to be ready.');

  say('The disk is full from now on.');
  disk.leave(0);
  const lostAfter = await readinessLost(product);
  figure('readiness lost after the disk was full', lostAfter / 1000, 's');
  const isRefused = async () => {
    const { status, headers } = await upload(product.url, cookie, form);
    return status === 507 && Number(headers['retry-after']) > 0;
  };
  await until('an upload is refused with 507 and a time to come back', isRefused, READY_MS);
  await pause(WHILE_FULL_MS);
  assert.ok(product.apiPid(), 'The API still runs.');

  say(`There is room again; ${writers.refusals.length} quotes were refused.`);
  disk.restore();
  await until('the database is back', () => ask(databaseUrl, 'select 1'), RETURN_MS);
  const back = await until('the site is ready again', product.isReady, READY_MS);
  figure('ready again once there is room', back / 1000, 's', '≤ 10 s');
  await writers.stop();
  checkRefusals(writers.refusals);
  await checkPool(product.url, 'room');
  figure('quotes stored once with two messages', await checkQuotes(databaseUrl, writers.acknowledged), '');
  assert.equal((await upload(product.url, cookie, form)).status, 201, 'Uploads work again.');
  assert.ok(!filesBelow(product.media).some((file) => file.endsWith('.part')), 'A half file is left.');
}

await drill(
  'A full disk gives 503 and 507 and costs readiness, until there is room again.',
  () => withSmallDisk(fillAndEmpty),
  {
    'the disk stays full': () =>
      withSmallDisk(async (product, disk) => {
        disk.leave(0);
        await readinessLost(product);
        await until('the site is ready again', product.isReady, READY_MS);
      }),
  },
);
