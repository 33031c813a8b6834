import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, filesBelow, until } from '../kit/basics.mjs';
import { signIn, startDrillProduct } from '../kit/product.mjs';
import { checkPlaces, checkQuotes, checkRefusals, QuoteWriters } from '../kit/quote-writers.mjs';
import { makeSmallDisk } from '../kit/small-disk.mjs';

const WRITERS = 5;
const QUOTES_BEFORE = 20;
/** Small, and enough. */
const SMALL_BYTES = 40 * 1024 * 1024;
const LOAD_MS = 60_000;
const RETURN_MS = 120_000;
const READY_MS = 10_000;
/** Longer than the site caches a good result of its disk check. */
const KEPT_MS = 6_000;
const WHILE_FULL_MS = 10_000;
const PICTURE = new URL('../../apps/api/src/seed/media/camera-tre-1.jpg', import.meta.url);

/** A product whose data folder is on a small disk; only root can make one. @param {(product: import('../kit/product.mjs').Product, disk: ReturnType<typeof makeSmallDisk>) => Promise<void>} work */
async function withSmallDisk(work) {
  await using disk = makeSmallDisk();
  await using product = await startDrillProduct({ DATA_DIR: disk.folder });
  await work(product, disk).finally(disk.restore);
}

/** @param {string} url @param {string} cookie */
async function upload(url, cookie) {
  const form = new FormData();
  form.set('image', new Blob([fs.readFileSync(PICTURE)], { type: 'image/jpeg' }), 'camera.jpg');
  const [room] = await (await fetch(`${url}/api/rooms`)).json();
  const response = await fetch(`${url}/api/rooms/${room.id}/images`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** @param {import('./run-drill.mjs').DrillContext} context @returns {Parameters<typeof withSmallDisk>[0]} */
const fillAndEmpty =
  ({ say, figure }) =>
  async (product, disk) => {
    const databaseUrl = product.databaseUrl();
    const cookie = await signIn(product.url);
    const writers = new QuoteWriters(product.url, WRITERS);
    await until('quotes are accepted', () => writers.count >= QUOTES_BEFORE, LOAD_MS);

    disk.leave(SMALL_BYTES);
    await pause(KEPT_MS);
    assert.ok(await product.isReady(), 'A small disk is no reason not to be ready.');

    say('The disk is full from now on.');
    disk.leave(0);
    const lostAfter = await until(
      'readiness is lost',
      async () => !(await product.isReady()),
      KEPT_MS + READY_MS,
    );
    figure('readiness lost after the disk was full', lostAfter / 1000, 's');
    const isRefused = async () => {
      const { status, retryAfter } = await upload(product.url, cookie);
      return status === 507 && Number(retryAfter) > 0;
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
    await checkPlaces(product.url, 'room');
    figure('quotes stored once with two messages', await checkQuotes(databaseUrl, writers.acknowledged), '');
    assert.equal((await upload(product.url, cookie)).status, 201, 'Uploads work again.');
    assert.ok(!filesBelow(product.media).some((file) => file.endsWith('.part')), 'A half file is left.');
  };

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title: 'a full disk gives 503 and 507 and costs readiness, until there is room again',
  run: (context) => withSmallDisk(fillAndEmpty(context)),
  controls: [
    {
      title: 'the disk stays full',
      run: () =>
        withSmallDisk(async (product, disk) => {
          disk.leave(0);
          await until('readiness is lost', async () => !(await product.isReady()), KEPT_MS + READY_MS);
          await until('the site is ready again', product.isReady, READY_MS);
        }),
    },
  ],
};
