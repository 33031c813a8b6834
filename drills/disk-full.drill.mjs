import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReachable } from './support/database.mjs';
import { OWNER_SETTINGS, signIn } from './support/owner.mjs';
import { startDrillProduct } from './support/product.mjs';
import { checkPlaces, checkQuotes, checkRefusals, QuoteWriters } from './support/quote-writers.mjs';
import { makeSmallDisk, withTemporaryFolder } from './support/small-disk.mjs';
import { until } from './support/wait.mjs';

const WRITERS = 5;
const SETTINGS = { ...OWNER_SETTINGS, QUOTES_PER_HOUR: '100000' };
const QUOTES_BEFORE = 20;
/** Small, and enough. */
const SMALL_BYTES = 40 * 1024 * 1024;
const LOAD_MS = 60_000;
const RETURN_MS = 120_000;
const READY_MS = 10_000;
/** Longer than the site caches a good result of its disk check. */
const KEPT_MS = 6_000;
const WHILE_FULL_MS = 10_000;
const PICTURE = new URL('../apps/api/src/seed/media/camera-tre-1.jpg', import.meta.url);

/** @returns {Promise<boolean>} False where no disk can be made. */
async function withSmallDisk(work) {
  const disk = makeSmallDisk();
  if (!disk) return false;
  try {
    const product = await withTemporaryFolder(disk.folder, () => startDrillProduct(SETTINGS));
    try {
      await work(product, disk);
    } finally {
      disk.restore();
      await product.stop();
    }
  } finally {
    disk.remove();
  }
  return true;
}

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

/** Files that were begun and are nobody's. */
function drafts(dataDir) {
  return fs
    .readdirSync(path.join(dataDir, 'media'), { recursive: true })
    .filter((name) => name.endsWith('.part'));
}

async function fillAndEmpty(product, disk, { say, figure }) {
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
  await until('the database is back', () => isReachable(databaseUrl), RETURN_MS);
  const back = await until('the site is ready again', product.isReady, READY_MS);
  figure('ready again once there is room', back / 1000, 's', '≤ 10 s');
  await writers.stop();
  checkRefusals(writers.refusals);
  await checkPlaces(product.url, 'room');
  figure('quotes stored once with two messages', await checkQuotes(databaseUrl, writers.acknowledged), '');
  assert.equal((await upload(product.url, cookie)).status, 201, 'Uploads work again.');
  assert.deepEqual(drafts(product.dataDir), [], 'No half file is left.');
}

export const drill = {
  title: 'a full disk gives 503 and 507 and costs readiness, until there is room again',
  async run(context) {
    const isShown = await withSmallDisk((product, disk) => fillAndEmpty(product, disk, context));
    if (!isShown) context.say('NOT SHOWN HERE: only root can make a small disk.');
  },
  controls: [
    {
      title: 'the disk stays full',
      async run() {
        const isShown = await withSmallDisk(async (product, disk) => {
          disk.leave(0);
          await until('readiness is lost', async () => !(await product.isReady()), KEPT_MS + READY_MS);
          await until('the site is ready again', product.isReady, READY_MS);
        });
        assert.ok(isShown, 'No small disk can be made here.');
      },
    },
  ],
};
