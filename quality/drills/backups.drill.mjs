import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../launcher/process/alive.mjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';
import { ask, filesBelow, kill, newFolder, until } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import {
  checkNothingCounts,
  killWhileBackingUp,
  tryBucket,
  tryFolder,
  withNightlyBackups,
} from '../kit/nightly-backups.mjs';
import { childrenOf } from '../kit/processes.mjs';
import { startDrillProduct } from '../kit/product.mjs';
import { QuoteWriters } from '../kit/load/quote-writers.mjs';
import { backUp, fillPictures, fillQuotes, manifestOf, newPlace } from '../kit/site-copy.mjs';

const QUOTES = 10_000;
const PICTURES = 300;
const WRITERS = 4;
const MOST_MORE_MIB = 60;
const BEGUN_MS = 120_000;
/** What a killed restore has stored when it is killed. */
const SOME_FILES = 50;
/** Tables that a restore changes on purpose: waiting messages are held. */
const CHANGED = ['message'];

/** @typedef {ReturnType<typeof newPlace>} Place */

/** @param {import('../kit/product.mjs').Product} product @param {string} file @returns Seconds, and the most memory. */
async function backUpTo(product, file) {
  const made = await backUp(product, file);
  assert.equal(made.code, 0, made.said);
  return made;
}

/** A site with rows and pictures, of which a backup is taken while guests write. */
async function backUpLargeSite() {
  const place = newFolder();
  await using product = await startDrillProduct();
  const file = path.join(place.folder, 'site.tar');
  const small = await backUpTo(product, path.join(place.folder, 'small.tar'));
  await fillQuotes(product.databaseUrl(), QUOTES);
  await fillPictures(product.databaseUrl(), product.media, PICTURES);
  say(`${QUOTES} quotes and ${PICTURES} pictures are stored; guests write while they are backed up`);
  const writers = new QuoteWriters(product.url, WRITERS);
  await writers.more(WRITERS);
  const before = [...writers.acknowledged];
  const made = await backUpTo(product, file);
  const during = writers.count - before.length;
  await writers.stop();
  assert.ok(during > 0, 'Nobody could write while the backup was taken.');
  figure('quotes accepted while the backup was taken', during, '', '> 0');
  figure('backup of 10,000 quotes and 300 pictures', made.seconds, 's');
  figure('its size', fs.statSync(file).size / 2 ** 20, 'MiB');
  figure('most memory of the process', made.mib, 'MiB');
  const more = made.mib - small.mib;
  figure('memory more than for the demo alone', more, 'MiB', `≤ ${MOST_MORE_MIB} MiB`);
  assert.ok(more <= MOST_MORE_MIB, `It took ${made.mib.toFixed(0)} MiB, not ${small.mib.toFixed(0)}.`);
  return { file, before, [Symbol.asyncDispose]: place.stop };
}

/** @param {Place} place @param {string} file @returns {Promise<number>} Seconds. */
async function restoreInto(place, file) {
  const began = performance.now();
  const restore = place.restore(file);
  assert.equal(await restore.ended, 0, `The archive is not restored: ${restore.said()}`);
  return (performance.now() - began) / 1000;
}

/**
 * Every table and picture of the restored site is what the archive's snapshot had.
 * @param {Place} place
 * @param {{ file: string, before: string[] }} archive With marks of quotes that were accepted before it was begun.
 * @param {string} [change] A statement that makes it another one.
 * @returns {Promise<number>} Tables.
 */
async function checkEqual(place, { file, before }, change) {
  await using restored = await startDrillProduct({ DATA_DIR: place.dataDir });
  const url = restored.databaseUrl();
  if (change) await ask(url, change);
  const again = `${file}.again`;
  await backUpTo(restored, again);
  const [was, is] = [manifestOf(file), manifestOf(again)];
  const tables = (manifest) => manifest.tables.filter(({ name }) => !CHANGED.includes(name));
  assert.deepEqual(tables(is), tables(was), 'The checksums of tables are others.');
  assert.deepEqual(is.pictures, was.pictures, 'The pictures are others.');
  assert.ok(was.pictures.length >= 8 * PICTURES, 'The pictures are not all in the archive.');
  const known = new Set((await ask(url, 'select email from quote')).map(({ email }) => email.split('@')[0]));
  const lost = before.filter((mark) => !known.has(mark));
  assert.deepEqual(lost, [], 'Quotes that were accepted before the backup was begun are lost.');
  return was.tables.length;
}

/** Kills a restore once it has stored some pictures; no server starts on what it left. @param {Place} place @param {string} file */
async function killRestore(place, file) {
  const restore = place.restore(file);
  await until('the restore has stored some pictures', () => place.files() > SOME_FILES, BEGUN_MS);
  await kill(childrenOf(restore.pid).find((pid) => /main\.mjs restore/.test(commandLine(pid))));
  await restore.ended;
  const refusal = await startProductForTests({ DATA_DIR: place.dataDir }).then(
    (product) => product.stop().then(() => 'It serves.'),
    (error) => error.message,
  );
  const expected = /A restore into this place goes on or was interrupted/;
  assert.match(refusal, expected, 'A server starts on half a site.');
}

async function run() {
  await tryFolder();
  await tryBucket();
  await using archive = await backUpLargeSite();
  await using place = newPlace();
  await killRestore(place, archive.file);
  say('a restore was killed with -9; no server starts on what it left');
  figure('restore of the same', await restoreInto(place, archive.file), 's');
  figure('tables with equal checksums', await checkEqual(place, archive));
}

await drill(
  'A backup, taken while guests write, restores the site of one moment; one that is cut off never counts.',
  run,
  {
    async 'one row of the restored site is another one'() {
      await using archive = await backUpLargeSite();
      await using place = newPlace();
      await restoreInto(place, archive.file);
      await checkEqual(place, archive, 'update quote set guests = 3 where id = 5000');
    },
    async 'what a killed backup left has the name of an archive'() {
      await using place = newFolder();
      const { folder } = place;
      await withNightlyBackups({ BACKUP_URL: folder }, async (product) => {
        await killWhileBackingUp(product, folder);
        const [half = ''] = filesBelow(folder).filter((file) => file.endsWith('.part'));
        fs.renameSync(half, path.join(folder, 'ospite-2026-11-22T03-50-00Z.tar'));
        await checkNothingCounts(product);
      });
    },
  },
);
