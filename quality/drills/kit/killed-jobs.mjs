// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import sharp from 'sharp';
import { kill, until } from './basics.mjs';
import {
  askBoth,
  buildBarrier,
  doAgain,
  holdLock,
  killHalfWay,
  untilDone,
  whoWaits,
} from './two-servers.mjs';
import { beginUpload, formOf } from './uploads.mjs';

/** @typedef {import('./two-servers.mjs').Scene} Scene */

/** So many rows are left over in each table: more than one batch of 5,000. */
const ROWS = 12_000;
const ORPHANS = 5_000;
/** They are removed within moments. */
const OLD_FILES = 20_000;
const PICTURES = 3;
const SOON_MS = 60_000;

const MANY = `generate_series(1, ${ROWS}) n`;
const HALF = `'${ROWS / 2}'`;

/**
 * What each job of the database takes away.
 * @typedef {object} Rows
 * @property {string} kind
 * @property {string} leave Leaves rows of which the time is over, and where guests or the owner have left none, a young one.
 * @property {string} table Where the job is half-way at a row.
 * @property {string} row A condition on that row.
 * @property {string} over The rows whose time is over.
 * @property {string} young The one row that has to stay.
 */
/** @type {Rows[]} */
export const KINDS = [
  {
    kind: 'sessions',
    leave: `insert into session (id_hash, data, started_at, seen_at) select n, '{}', '2025-01-01', '2025-01-01' from ${MANY}`,
    table: 'session',
    row: `old.id_hash = ${HALF}`,
    over: `session where seen_at < '2025-01-02'`,
    young: 'session where account_id is not null',
  },
  {
    kind: 'throttle',
    leave: `with young as (insert into throttle (key, points, expire)
              values ('young', 3, extract(epoch from now() + interval '1 day') * 1000))
            insert into throttle (key, points, expire) select n, 1, 1000 from ${MANY}`,
    table: 'throttle',
    row: `old.key = ${HALF}`,
    over: 'throttle where expire = 1000',
    young: `throttle where key = 'young' and points = 3`,
  },
  {
    kind: 'visit-salts',
    leave: `with salt as (insert into visit_salt (day, salt, made_at) values ('2025-01-01', 'old', '2025-01-01')),
              young as (insert into visitor_of_day (day, visitor_hash) values (current_date, 'young'))
            insert into visitor_of_day (day, visitor_hash) select '2025-01-01', n from ${MANY}`,
    table: 'visitor_of_day',
    row: `old.visitor_hash = ${HALF}`,
    over: `(select day from visitor_of_day union all select day from visit_salt) days where day < '2025-01-02'`,
    young: `visitor_of_day where visitor_hash = 'young'`,
  },
  {
    kind: 'retention',
    leave: `with young as (insert into site_visit (session_id, visitor_hash, language, visited_at)
              values ('young', 'young', 'it', now()))
            insert into site_visit (session_id, visitor_hash, language, visited_at)
            select n, n, 'it', '2025-01-01' from ${MANY}`,
    table: 'site_visit',
    row: `old.visitor_hash = ${HALF}`,
    over: `site_visit where visited_at < '2025-01-02'`,
    young: `site_visit where visitor_hash = 'young'`,
  },
];

/** @param {Scene} scene @param {Rows} rows */
export async function checkRows(scene, { kind, leave, table, row, over, young }) {
  await buildBarrier(scene, { table, change: 'delete', row });
  await killHalfWay(scene, kind, {
    leave: async () => {
      await scene.tell(leave);
      assert.equal(await scene.count(young), 1, `There is something young for ${kind}.`);
    },
  });
  await doAgain(scene, kind);
  assert.equal(await scene.count(over), 0, `After ${kind} there is something old.`);
  assert.equal(await scene.count(young), 1, `${kind} takes what is young.`);
}

/** @param {Scene} scene @param {string[]} parts */
const media = ({ product }, ...parts) => path.join(product.media, ...parts);
const namesIn = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
const isLeft = (name) => name.startsWith('left-');

/** So many files of which no row knows. */
function leaveFiles(/** @type {string} */ folder, /** @type {number} */ files) {
  fs.mkdirSync(folder, { recursive: true });
  for (let at = 0; at < files; at += 1) fs.writeFileSync(path.join(folder, `left-${at}.jpg`), 'x');
}

/** What the trash has of a collection, of all days. */
const trashOf = (scene, collection) =>
  namesIn(media(scene, '.trash')).flatMap((day) => namesIn(media(scene, '.trash', day, collection)));

/** Both servers look for files of nobody when they start; one waits for the other, which is killed half-way. @param {Scene} scene */
export async function checkSweep(scene) {
  const folder = media(scene, 'rooms');
  const known = namesIn(folder);
  leaveFiles(folder, ORPHANS);
  // As an upload under way, for which every sweep waits.
  const letGo = await holdLock(scene, `pg_advisory_lock_shared(hashtextextended('stored pictures', 0))`);
  await scene.beginAnew();
  await until('both wait', async () => (await whoWaits(scene)).length === 2, SOON_MS);
  const both = scene.servers();
  await letGo();
  await until('a file is in the trash', () => trashOf(scene, 'rooms').length > 0, SOON_MS);
  const waiting = await whoWaits(scene);
  const [sweeping] = both.filter((pid) => !waiting.includes(pid));
  assert.ok(sweeping, 'One sweeps while the other waits.');
  await kill(sweeping);
  assert.ok(trashOf(scene, 'rooms').length < ORPHANS, 'The sweep is killed half-way.');
  await until('nothing is left', () => !namesIn(folder).some(isLeft), SOON_MS);
  assert.deepEqual(namesIn(folder).sort(), known.sort(), 'The pictures of rooms stay.');
  assert.equal(trashOf(scene, 'rooms').length, ORPHANS, 'Each file is in the trash, once.');
  // The one that was killed while it started is started again.
  await scene.beginAnew();
  await scene.untilReady();
}

/** The trash is emptied of what is old, by both servers, which are killed half-way. @param {Scene} scene */
export async function checkTrash(scene, { isDoneAgain = true } = {}) {
  const young = trashOf(scene, 'rooms').length;
  const old = media(scene, '.trash', '2025-01-01', 'rooms');
  leaveFiles(old, OLD_FILES);
  await askBoth(scene, 'picture-trash');
  await scene.untilReady();
  const both = scene.servers();
  const changes = fs.watch(old);
  await once(changes, 'change');
  for (const pid of both) process.kill(pid, 'SIGKILL');
  changes.close();
  await soon();
  assert.ok(namesIn(old).length > 0, 'The trash is half empty.');
  if (isDoneAgain) await doAgain(scene, 'picture-trash');
  assert.equal(namesIn(old).length, 0, 'Old files are in the trash.');
  assert.equal(trashOf(scene, 'rooms').length, young, 'Young files are taken out of the trash.');
}

const WITH_AVIF = `variants @> '[{"type": "image/avif"}]'`;

/** @param {Scene} scene @param {number} shade */
async function upload({ product, cookie }, shade) {
  const create = {
    width: 60,
    height: 40,
    channels: /** @type {const} */ (3),
    background: { r: shade, g: 120, b: 120 },
  };
  const form = formOf(await sharp({ create }).png().toBuffer());
  assert.equal(await beginUpload(product.url, cookie, form).status, 201, 'A picture is uploaded.');
}

/** Copies that pictures lack are asked for by both servers, at their start and by the job; nobody makes any meanwhile. @param {Scene} scene */
export async function checkMissingWidths(scene) {
  const { tell } = scene;
  const [{ last }] = await tell('select coalesce(max(id), 0) as last from breakfast_image');
  const ours = `breakfast_image where id > ${last}`;
  for (let at = 0; at < PICTURES; at += 1) await upload(scene, at);
  const complete = async () => (await scene.count(`${ours} and ${WITH_AVIF}`)) === PICTURES;
  await until('they have their copies', complete, SOON_MS);
  await until(
    'nothing is encoded',
    async () => (await scene.count(`pgboss.job where name = 'avif' and state <= 'active'`)) === 0,
    SOON_MS,
  );
  const copies = await tell(`select v->>'url' as url from breakfast_image, jsonb_array_elements(variants) v
    where id > ${last} and v->>'type' = 'image/avif'`);
  for (const { url } of copies) fs.rmSync(media(scene, url.replace('/uploads/', '')));
  await tell(`update breakfast_image set variants = (select jsonb_agg(v) from jsonb_array_elements(variants) v
    where v->>'type' <> 'image/avif') where id > ${last}`);
  await tell(`delete from pgboss.job where name = 'avif'`);
  await tell(`create function later() returns trigger language plpgsql as $$
    begin new.start_after = now() + interval '1 hour'; return new; end $$`);
  await tell(`create trigger later before insert on pgboss.job for each row
    when (new.name = 'avif') execute function later()`);
  await buildBarrier(scene, { table: 'pgboss.job', change: 'insert', row: `new.name = 'avif'` });
  // A start asks for what is missing, too, without a job.
  await killHalfWay(scene, 'avif-missing', { begunBefore: 2 });
  await askBoth(scene, 'avif-missing');
  await untilDone(scene, 'avif-missing');
  assert.equal(
    await scene.count(`pgboss.job where name = 'avif'`),
    PICTURES,
    'The copies of each picture are asked for once.',
  );
  await tell(`update pgboss.job set start_after = now() where name = 'avif'`);
  await until('they have their copies again', complete, SOON_MS);
  assert.equal(
    copies.filter(({ url }) => fs.existsSync(media(scene, url.replace('/uploads/', '')))).length,
    PICTURES,
  );
}
