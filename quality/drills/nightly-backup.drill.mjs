import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../../launcher/process/shutdown.mjs';
import { ask } from './support/database.mjs';
import { fillPictures } from './support/large-site.mjs';
import { askForBackup, startBucket, untilBackup } from './support/nightly-backups.mjs';
import { startDrillProduct } from './support/product.mjs';
import { makeSmallDisk } from './support/small-disk.mjs';
import { until } from './support/wait.mjs';

const PICTURES = 200;
/** An archive that is under way has this much in its place when its server is killed (bytes): three parts of an upload. */
const UNDER_WAY = 24 * 2 ** 20;
/** Servers ask once a minute whether there is a job. */
const BEGUN_MS = 90_000;
const READY_MS = 30_000;
const KEY = 'ospite-drill-super-admin-key-of-some-length';
const ARCHIVE = /^ospite-.*\.tar$/;

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const bytesIn = (folder) =>
  filesIn(folder).reduce((sum, file) => sum + (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);

/** What the panel says of backups. */
async function healthOf(product) {
  const answer = await fetch(`${product.url}/api/super-admin/health`, {
    headers: { 'X-Super-Admin-Key': KEY },
  });
  assert.equal(answer.status, 200);
  return (await answer.json()).backups;
}

/** Runs work on a site of some size whose backups go to a place. */
async function withProduct(env, work) {
  const product = await startDrillProduct({ SUPER_ADMIN_KEY: KEY, ...env });
  try {
    await fillPictures(product.databaseUrl(), path.join(product.dataDir, 'media'), PICTURES);
    await work(product);
  } finally {
    await product.stop();
  }
}

/** Kills the server in the middle of its nightly backup. @param folder where what is stored lies */
async function killWhileBackingUp(product, folder) {
  await askForBackup(product.databaseUrl());
  await until('a backup is under way', () => bytesIn(folder) > UNDER_WAY, BEGUN_MS);
  const killed = product.apiPid();
  process.kill(killed, 'SIGKILL');
  await until(
    'another server is ready',
    async () => ![undefined, killed].includes(product.apiPid()) && (await product.isReady()),
    READY_MS,
  );
}

/** What was cut off counts for nobody. */
async function checkNothingCounts(product) {
  const { newest, isReachable } = await healthOf(product);
  assert.deepEqual({ isReachable, newest }, { isReachable: true, newest: null }, 'Half an archive counts.');
}

/** The next run makes a whole archive, and nothing else remains. */
async function checkNextRun(product, folder) {
  await askForBackup(product.databaseUrl());
  assert.equal(await untilBackup(product.databaseUrl()), 'completed', 'The next backup is not made.');
  await until('the panel tells of it', async () => (await healthOf(product)).newest !== null, BEGUN_MS);
  const { newest, damaged } = await healthOf(product);
  assert.deepEqual(damaged, []);
  assert.ok(
    bytesIn(folder) < newest.bytes * 1.5,
    `${(bytesIn(folder) / 2 ** 20).toFixed(0)} MiB lie there for an archive of ${(newest.bytes / 2 ** 20).toFixed(0)}.`,
  );
}

/** A backup that cannot be stored fails where everybody sees it, while the site goes on. */
async function checkFails(product, why) {
  await askForBackup(product.databaseUrl());
  const state = await untilBackup(product.databaseUrl());
  assert.equal(state, 'retry', `The backup ${why} is ${state}.`);
  assert.equal((await fetch(product.url)).status, 200, 'The site does not go on.');
}

/** A folder for backups, which vanishes at the end at the latest. */
function newFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-nightly-'));
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function inFolder({ say }) {
  const folder = newFolder();
  await withProduct({ BACKUP_URL: folder }, async (product) => {
    await killWhileBackingUp(product, folder);
    await checkNothingCounts(product);
    await checkNextRun(product, folder);
    assert.deepEqual(
      filesIn(folder).filter((file) => /\.part$|\/unproven\//.test(file)),
      [],
    );
  });
  fs.rmSync(folder, { recursive: true });
  say('folder: killed with -9 in the middle; nothing counted, and the next run cleared it');
}

async function inBucket({ say }) {
  const bucket = await startBucket();
  await withProduct(bucket.env, async (product) => {
    await killWhileBackingUp(product, bucket.folder);
    await checkNothingCounts(product);
    await checkNextRun(product, path.join(bucket.folder, 'pictures'));
    say('bucket: killed with -9 in the middle; nothing counted, and the next run is whole');
    const before = await healthOf(product);
    bucket.freeze();
    try {
      await checkFails(product, 'into a frozen bucket');
    } finally {
      bucket.goOn();
    }
    await checkNextRun(product, path.join(bucket.folder, 'pictures'));
    const after = await healthOf(product);
    assert.ok(Date.parse(after.newest.at) >= Date.parse(before.newest.at));
    say('bucket: frozen, the backup fails and the site goes on; once it answers, the next one is made');
  });
  await bucket.remove();
}

async function onFullDisk({ say }) {
  const disk = makeSmallDisk();
  assert.ok(disk, 'This part needs root, to make a small disk.');
  const folder = path.join(disk.folder, 'backups');
  fs.mkdirSync(folder, { mode: 0o755 });
  try {
    await withProduct({ BACKUP_URL: folder }, async (product) => {
      await checkNextRun(product, folder);
      const before = fs.readdirSync(folder).filter((name) => ARCHIVE.test(name));
      disk.leave(UNDER_WAY);
      await checkFails(product, 'onto a full disk');
      assert.deepEqual(
        fs.readdirSync(folder).filter((name) => ARCHIVE.test(name) || name.endsWith('.part')),
        before,
        'What did not find room remains, or an older archive is gone.',
      );
      disk.restore();
      await checkNextRun(product, folder);
    });
  } finally {
    disk.restore();
    disk.remove();
  }
  say('full disk: the backup fails, the older archive stays, and the next one finds room');
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title: 'A nightly backup that is killed, cut off or finds no room never counts, and the next one is made.',
  async run(context) {
    await inFolder(context);
    await inBucket(context);
    await onFullDisk(context);
    context.figure('backups cut off, none of which counted', 4, '');
  },
  controls: [
    {
      title: 'what a killed backup left has the name of an archive',
      async run() {
        const folder = newFolder();
        await withProduct({ BACKUP_URL: folder }, async (product) => {
          await killWhileBackingUp(product, folder);
          const [half] = filesIn(folder).filter((file) => file.endsWith('.part'));
          fs.renameSync(half, path.join(folder, 'ospite-2026-11-22T03-50-00Z.tar'));
          await ask(product.databaseUrl(), 'select 1');
          await checkNothingCounts(product);
        });
      },
    },
  ],
};
