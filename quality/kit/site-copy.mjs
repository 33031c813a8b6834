import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../launcher/process/nx.mjs';
import { apiNode } from '../../launcher/serve/api-node.mjs';
import { ask, filesBelow, newFolder, peakDuring, startProgram, stoppable } from './basics.mjs';
import { memoryOf } from './processes.mjs';

/** The files of a picture: width, type, bytes. All widths of AVIF are there, so that none is encoded. */
const FILES = /** @type {[number, string, number][]} */ ([
  ...[480, 720, 960, 1200, 1600].map((width) => [width, 'avif', width * 60]),
  ...[480, 960, 1600].map((width) => [width, 'jpeg', width * 130]),
]);

/** Inserts that many quotes, with every character that COPY has to escape. */
export const fillQuotes = (databaseUrl, count) =>
  ask(
    databaseUrl,
    `insert into quote (first_name, last_name, email, special_requests, check_in, check_out, guests,
       additional_services, language, exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     select 'Gréta ' || n, E'M\\\\ül\\tler', 'guest' || n || '@example.org', repeat(E'Ein Zimmer\\nmit Blick. ', 20),
       '2030-06-10', '2030-06-17', 2, '{wifi,parking}', 'de', false, false, now(), now(), md5(n::text)
     from generate_series(1, $1::int) n`,
    [count],
  );

/** Stores that many pictures of events, each in eight files of random bytes, which do not compress. */
export async function fillPictures(databaseUrl, media, count) {
  fs.mkdirSync(path.join(media, 'events'), { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const variants = FILES.map(([width, type, bytes]) => {
      const name = `drill${number}-${width}.${type}`;
      fs.writeFileSync(path.join(media, 'events', name), randomBytes(bytes));
      return { url: `/uploads/events/${name}`, width, type: `image/${type}` };
    });
    const picture = { url: variants[7].url, width: 1600, height: 1000, placeholder: '#0a7878', variants };
    await ask(
      databaseUrl,
      `insert into event (title, description, picture, is_active, created_at, updated_at)
       values ($1, $1, $2, false, now(), now())`,
      [JSON.stringify({ it: `Festa ${number}` }), JSON.stringify(picture)],
    );
  }
}

/** Settings of one's own environment that would lead a command to another place. */
const NOT_OURS = { DATABASE_URL: undefined, MEDIA_URL: undefined, BACKUP_PASSPHRASE: undefined };

/**
 * Backs a running product up, as `npm run backup` does.
 * @param {{ apiEnvironment: () => Record<string, string> }} product
 * @param {string} file
 */
export async function backUp(product, file) {
  const settings = { ...process.env, ...NOT_OURS, ...product.apiEnvironment() };
  const { args, env } = apiNode(['backup', file], settings);
  const began = performance.now();
  const program = startProgram(process.execPath, args, { env });
  const mib = await peakDuring(
    () => memoryOf(program.pid),
    () => program.ended,
  );
  const seconds = (performance.now() - began) / 1000;
  return { code: await program.ended, said: program.said(), mib, seconds };
}

/** A place for another site: a data folder of its own. */
export function newPlace() {
  const folder = newFolder();
  const media = path.join(folder.folder, 'media');
  const place = {
    dataDir: folder.folder,
    files: () => (fs.existsSync(media) ? filesBelow(media).length : 0),
    /** Begins to restore an archive, as `npm run restore` does, with a PostgreSQL of its own. */
    restore: (/** @type {string} */ file) =>
      startProgram(process.execPath, [path.join(ROOT, 'launcher/api-command.mjs'), 'restore', file], {
        cwd: ROOT,
        env: { ...process.env, ...NOT_OURS, DATA_DIR: folder.folder },
      }),
  };
  return stoppable(place, folder.stop);
}

/** The manifest of an archive that is not encrypted, read by another program than ours. */
export const manifestOf = (file) =>
  JSON.parse(execFileSync('tar', ['-xOf', file, 'manifest.json'], { maxBuffer: 2 ** 30, encoding: 'utf8' }));
