import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import alive from '../../launcher/process/alive.cjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';
import { ask, filesBelow, kill, newFolder, until } from '../kit/basics.mjs';
import {
  checkNothingCounts,
  killWhileBackingUp,
  tryBucket,
  tryFolder,
  withNightlyBackups,
} from '../kit/nightly-backups.mjs';
import { startDrillProduct } from '../kit/product.mjs';
import { QuoteWriters } from '../kit/quote-writers.mjs';
import { backUp, damagedCopy, fillPictures, fillQuotes, manifestOf, newPlace } from '../kit/site-copy.mjs';

const QUOTES = 10_000;
const PICTURES = 300;
const WRITERS = 4;
const MOST_MORE_MIB = 60;
const PASSPHRASE = 'ginepro mirto elicriso corbezzolo';
const BEGUN_MS = 120_000;
/** What a killed restore has stored when it is killed. */
const SOME_FILES = 50;
/** Tables that a restore changes on purpose: waiting messages are held. */
const CHANGED = ['message'];

/** @typedef {import('./run-drill.mjs').DrillContext} Context */
/** @typedef {ReturnType<typeof newPlace>} Place */

/** A site with rows and pictures, of which a backup is taken while guests write. @param {Context} context */
async function backUpLargeSite({ say, figure }) {
  const parts = new AsyncDisposableStack();
  const { folder } = parts.use(newFolder());
  const product = parts.use(await startDrillProduct());
  const [file, encrypted] = ['site.tar', 'site.tar.age'].map((name) => path.join(folder, name));
  const backUpTo = async (/** @type {string} */ to, extra = {}) => {
    const made = await backUp(product, to, extra);
    assert.equal(made.code, 0, made.said);
    return made;
  };
  const small = await backUpTo(path.join(folder, 'small.tar'));
  await fillQuotes(product.databaseUrl(), QUOTES);
  await fillPictures(product.databaseUrl(), product.media, PICTURES);
  say(`${QUOTES} quotes and ${PICTURES} pictures are stored; guests write while they are backed up`);
  const writers = new QuoteWriters(product.url, WRITERS);
  await until('guests write', () => writers.count > WRITERS, BEGUN_MS);
  const before = [...writers.acknowledged];
  const made = await backUpTo(file);
  const during = writers.count - before.length;
  await writers.stop();
  assert.ok(during > 0, 'Nobody could write while the backup was taken.');
  figure('quotes accepted while the backup was taken', during, '', '> 0');
  figure('backup of 10,000 quotes and 300 pictures', made.seconds, 's');
  figure('its size', fs.statSync(file).size / 2 ** 20, 'MiB');
  const more = made.mib - small.mib;
  figure('memory more than for the demo alone', more, 'MiB', `≤ ${MOST_MORE_MIB} MiB`);
  assert.ok(more <= MOST_MORE_MIB, `It took ${made.mib.toFixed(0)} MiB, not ${small.mib.toFixed(0)}.`);
  const locked = await backUpTo(encrypted, { BACKUP_PASSPHRASE: PASSPHRASE });
  figure('most memory of the process, encrypted', locked.mib, 'MiB');
  return { product, file, encrypted, before, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

/** @typedef {Awaited<ReturnType<typeof backUpLargeSite>>} Scene */

/** @param {Place} place @param {string} file @returns {Promise<number>} Seconds. */
async function restoreInto(place, file) {
  const began = performance.now();
  const restore = place.restore(file);
  assert.equal(await restore.ended, 0, `The archive is not restored: ${restore.said()}`);
  return (performance.now() - began) / 1000;
}

/** Nothing of a refused archive is in the place, whatever is wrong with it. @param {Place} place @param {string} file */
async function checkRefused(place, file, extra = {}) {
  const restore = place.restore(file, extra);
  assert.equal(await restore.ended, 1, `${file} is restored.`);
  assert.equal(place.files(), 0, `${file} leaves files: ${restore.said()}`);
}

/**
 * Every table and picture of the restored site is what the archive's snapshot had. @param {Place} place @param {Scene} scene
 */
async function checkEqual(
  place,
  { file, product, before },
  change = async (/** @type {string} */ _url) => {},
) {
  await using restored = await startDrillProduct({ DATA_DIR: place.dataDir });
  const [here, there] = [restored.databaseUrl(), product.databaseUrl()];
  await change(here);
  const again = `${file}.again`;
  fs.rmSync(again, { force: true });
  const made = await backUp(restored, again);
  assert.equal(made.code, 0, made.said);
  const [was, is] = [manifestOf(file), manifestOf(again)];
  const tables = (manifest) =>
    manifest.tables
      .filter(({ name }) => !CHANGED.includes(name))
      .map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}`);
  assert.deepEqual(tables(is), tables(was), 'The checksums of tables are others.');
  assert.deepEqual(is.pictures, was.pictures, 'The pictures are others.');
  assert.ok(was.pictures.length >= 8 * PICTURES, 'The pictures are not all in the archive.');
  // And by a checksum of other code, over the rows that the original had then.
  const [{ ids }] = await ask(here, 'select array_agg(id) as ids from quote');
  const sum =
    'select count(*)::int as rows, md5(string_agg(q::text, chr(10) order by id)) from quote q where id = any ($1)';
  assert.deepEqual(await ask(here, sum, [ids]), await ask(there, sum, [ids]), 'The quotes are others.');
  const known = new Set((await ask(here, 'select email from quote')).map(({ email }) => email.split('@')[0]));
  const lost = before.filter((mark) => !known.has(mark));
  assert.deepEqual(lost, [], 'Quotes that were accepted before the backup was begun are lost.');
  return was.tables.length;
}

/**
 * Kills a restore once it has stored some pictures, and no server starts on what it left. @param {Place} place @param
 * {string} file
 */
async function killRestore(place, file) {
  const restore = place.restore(file);
  await until('the restore has stored some pictures', () => place.files() > SOME_FILES, BEGUN_MS);
  const children = fs
    .readFileSync(`/proc/${restore.pid}/task/${restore.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  await kill(children.map(Number).find((pid) => /main\.mjs restore/.test(alive.commandLine(pid))));
  await restore.ended;
  const refusal = await startProductForTests({ DATA_DIR: place.dataDir }).then(
    (product) => product.stop().then(() => 'It serves.'),
    (error) => error.message,
  );
  assert.match(
    refusal,
    /A restore into this place goes on or was interrupted/,
    'A server starts on half a site.',
  );
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title:
    'A backup, taken while guests write, restores the site of one moment, or nothing; one that is cut off never counts.',
  async run(context) {
    const { say, figure } = context;
    await tryFolder(context);
    await tryBucket(context);
    await using scene = await backUpLargeSite(context);
    await using place = newPlace();
    const bytes = fs.statSync(scene.file).size;
    const damages = [{ at: bytes >> 1 }, { at: bytes - 2_000 }, { at: 3 }, { length: bytes - 1 }];
    for (const damage of damages) await checkRefused(place, damagedCopy(scene.file, damage));
    await checkRefused(place, scene.encrypted, { BACKUP_PASSPHRASE: 'another passphrase' });
    await checkRefused(place, scene.encrypted);
    say(`${damages.length} damaged archives and 2 locked ones are refused, and leave nothing`);
    await killRestore(place, scene.file);
    say('a restore was killed with -9; no server starts on what it left');
    figure('restore of the same', await restoreInto(place, scene.file), 's');
    figure('tables with equal checksums', await checkEqual(place, scene), '');
  },
  controls: [
    {
      title: 'one bit of the archive is another one',
      async run(context) {
        await using scene = await backUpLargeSite(context);
        await using place = newPlace();
        await restoreInto(place, damagedCopy(scene.file, { at: fs.statSync(scene.file).size >> 1 }));
      },
    },
    {
      title: 'one row of the restored site is another one',
      async run(context) {
        await using scene = await backUpLargeSite(context);
        await using place = newPlace();
        await restoreInto(place, scene.file);
        await checkEqual(place, scene, async (url) => {
          await ask(url, 'update quote set guests = 3 where id = 5000');
        });
      },
    },
    {
      title: 'what a killed backup left has the name of an archive',
      async run() {
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
  ],
};
