import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import alive from '../../launcher/process/alive.cjs';
import { startProductForTests } from '../../launcher/serve/for-tests.mjs';
import { ask } from './support/database.mjs';
import { fillPictures, fillQuotes } from './support/large-site.mjs';
import { startDrillProduct } from './support/product.mjs';
import { QuoteWriters } from './support/quote-writers.mjs';
import { backUp, beginRestore, damagedCopy, manifestOf, newPlace } from './support/site-copy.mjs';
import { until } from './support/wait.mjs';

const QUOTES = 10_000;
const PICTURES = 300;
const WRITERS = 4;
const MOST_MORE_MIB = 60;
const PASSPHRASE = 'ginepro mirto elicriso corbezzolo';
const MARKED_WITHIN_MS = 120_000;
/** What a killed restore has stored when it is killed. */
const SOME_FILES = 50;
/** Tables that a restore changes on purpose: letters that waited are held. */
const CHANGED = ['message'];

/** A site with rows and pictures, of which a backup is taken while guests write. */
async function backUpLargeSite({ say, figure }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-drill-backup-'));
  const product = await startDrillProduct();
  const file = path.join(folder, 'site.tar');
  const small = await backUp(product, path.join(folder, 'small.tar'));
  assert.equal(small.code, 0, small.said);
  await fillQuotes(product.databaseUrl(), QUOTES);
  await fillPictures(product.databaseUrl(), path.join(product.dataDir, 'media'), PICTURES);
  say(`${QUOTES} quotes and ${PICTURES} pictures are stored; guests write while they are backed up`);
  const writers = new QuoteWriters(product.url, WRITERS);
  await until('guests write', () => writers.count > WRITERS, MARKED_WITHIN_MS);
  const before = [...writers.acknowledged];
  const made = await backUp(product, file);
  assert.equal(made.code, 0, made.said);
  const during = writers.count - before.length;
  await writers.stop();
  assert.ok(during > 0, 'Nobody could write while the backup was taken.');
  figure('quotes accepted while the backup was taken', during, '', '> 0');
  figure('backup of 10,000 quotes and 300 pictures', made.seconds, 's');
  figure('its size', fs.statSync(file).size / 2 ** 20, 'MiB');
  figure('memory more than for the demo alone', made.mib - small.mib, 'MiB', `≤ ${MOST_MORE_MIB} MiB`);
  figure('most memory of the process', made.mib, 'MiB');
  assert.ok(
    made.mib - small.mib <= MOST_MORE_MIB,
    `It took ${made.mib.toFixed(0)} MiB, not ${small.mib.toFixed(0)}.`,
  );
  const encrypted = path.join(folder, 'site.tar.age');
  const locked = await backUp(product, encrypted, { BACKUP_PASSPHRASE: PASSPHRASE });
  assert.equal(locked.code, 0, locked.said);
  figure('most memory of the process, encrypted', locked.mib, 'MiB');
  return { folder, product, file, encrypted, before };
}

async function restoreInto(place, file, env = {}) {
  const began = performance.now();
  const { code, said } = await beginRestore(place, file, env).ended;
  assert.equal(code, 0, `The archive is not restored: ${said}`);
  return (performance.now() - began) / 1000;
}

/** Nothing of a refused archive is in the place, whatever is wrong with it. */
async function checkRefused(place, file, env = {}) {
  const { code, said } = await beginRestore(place, file, env).ended;
  assert.equal(code, 1, `${file} is restored.`);
  assert.ok(
    !fs.existsSync(path.join(place.dataDir, 'media')) || place.files() === 0,
    `${file} leaves files: ${said}`,
  );
}

/** Every table and picture of the restored site is what the archive's snapshot had. */
async function checkEqual(place, { file, product, before }, change = async () => undefined) {
  const restored = await startProductOn(place);
  try {
    await change(restored.databaseUrl());
    const again = path.join(path.dirname(file), 'again.tar');
    fs.rmSync(again, { force: true });
    const made = await backUp(restored, again);
    assert.equal(made.code, 0, made.said);
    const [was, is] = [manifestOf(file), manifestOf(again)];
    const unchanged = ({ tables }) => tables.filter(({ name }) => !CHANGED.includes(name));
    const names = unchanged(was).filter(
      (table, at) => table.sha256 !== unchanged(is)[at]?.sha256 || table.rows !== unchanged(is)[at]?.rows,
    );
    assert.deepEqual(names, [], 'The checksum of these tables is another one.');
    assert.deepEqual(is.pictures, was.pictures, 'The pictures are others.');
    assert.equal(was.pictures.length >= 8 * PICTURES, true, 'The pictures are not all in the archive.');
    assert.notEqual(is.installation, was.installation, 'The restored site has the id of the original.');
    // And by a checksum that is none of ours, over the rows that the original had then.
    const [{ ids }] = await ask(restored.databaseUrl(), 'select array_agg(id) as ids from quote');
    const sum =
      'select count(*)::int as rows, md5(string_agg(q::text, chr(10) order by id)) from quote q where id = any ($1)';
    assert.deepEqual(
      await ask(restored.databaseUrl(), sum, [ids]),
      await ask(product.databaseUrl(), sum, [ids]),
      'The quotes are others.',
    );
    const lost = await ask(
      restored.databaseUrl(),
      `select mark from unnest($1::text[]) mark where not exists
         (select from quote where split_part(email, '@', 1) = mark)`,
      [before],
    );
    assert.deepEqual(lost, [], 'Quotes that were accepted before the backup was begun are lost.');
    const pending = await ask(restored.databaseUrl(), `select id from message where status = 'pending'`);
    assert.deepEqual(pending, [], 'Letters of the archive go out again.');
    return was.tables.length;
  } finally {
    await restored.stop();
  }
}

const startProductOn = (place) => startDrillProduct({ DATA_DIR: place.dataDir });

/** Kills a restore once it has stored some pictures. */
async function killRestore(place, file) {
  const { child, ended } = beginRestore(place, file);
  await until(
    'the restore has stored some pictures',
    () => place.mark() === 'unfinished-restore' && place.files() > SOME_FILES,
    MARKED_WITHIN_MS,
  );
  const api = fs
    .readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .find((pid) => /main\.mjs restore/.test(alive.commandLine(pid)));
  assert.ok(api, 'No restore runs.');
  process.kill(api, 'SIGKILL');
  await ended;
}

async function checkUnserved(place) {
  const refusal = await startProductForTests({ DATA_DIR: place.dataDir }).then(
    async (product) => {
      await product.stop();
      return 'it serves';
    },
    (error) => error.message,
  );
  assert.match(
    refusal,
    /A restore into this place goes on or was interrupted/,
    'A server starts on half a site.',
  );
}

/** Runs work on a large site that has been backed up, and cleans up. */
async function withBackup(context, work) {
  const scene = await backUpLargeSite(context);
  const places = [];
  const place = () => {
    const made = newPlace();
    places.push(made);
    return made;
  };
  try {
    await work(scene, place);
  } finally {
    await scene.product.stop();
    for (const each of places) each.remove();
    fs.rmSync(scene.folder, { recursive: true, force: true });
  }
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title: 'A backup that is taken while guests write restores the whole site of one moment, or nothing.',
  async run(context) {
    const { say, figure } = context;
    await withBackup(context, async (scene, newPlaceOf) => {
      const place = newPlaceOf();
      const bytes = fs.statSync(scene.file).size;
      const refused = [
        { at: Math.floor(bytes / 2) },
        { at: bytes - 2_000 },
        { at: 3 },
        { length: bytes - 1 },
        { length: Math.floor(bytes / 3) },
      ];
      for (const damage of refused) {
        const copy = damagedCopy(scene.file, damage);
        await checkRefused(place, copy);
        fs.rmSync(copy);
      }
      await checkRefused(place, scene.encrypted, { BACKUP_PASSPHRASE: 'another passphrase' });
      await checkRefused(place, scene.encrypted);
      say(`${refused.length} damaged archives and 2 locked ones are refused, and leave nothing`);
      await killRestore(place, scene.file);
      await checkUnserved(place);
      say('a restore was killed with -9; no server starts on what it left');
      figure('restore of the same', await restoreInto(place, scene.file), 's');
      figure('tables with equal checksums', await checkEqual(place, scene), '');
    });
  },
  controls: [
    {
      title: 'one byte of the archive is another one',
      async run(context) {
        await withBackup(context, async ({ file }, newPlaceOf) => {
          await restoreInto(newPlaceOf(), damagedCopy(file, { at: Math.floor(fs.statSync(file).size / 2) }));
        });
      },
    },
    {
      title: 'one row of the restored site is another one',
      async run(context) {
        await withBackup(context, async (scene, newPlaceOf) => {
          const place = newPlaceOf();
          await restoreInto(place, scene.file);
          await checkEqual(place, scene, (url) => ask(url, 'update quote set guests = 3 where id = 5000'));
        });
      },
    },
  ],
};
