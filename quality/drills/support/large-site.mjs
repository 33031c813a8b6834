import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { ask } from './database.mjs';

/** The files of a picture: width, type, bytes. All widths of AVIF are there, so that nobody encodes any. */
const FILES = [
  ...[480, 720, 960, 1200, 1600].map((width) => [width, 'avif', width * 60]),
  ...[480, 960, 1600].map((width) => [width, 'jpeg', width * 130]),
];

/** Stores so many requests for quotes, with all the signs that a table of text has to escape. */
export function fillQuotes(databaseUrl, count) {
  return ask(
    databaseUrl,
    `insert into quote (first_name, last_name, email, special_requests, check_in, check_out, guests,
       additional_services, language, exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     select 'Gréta ' || n, E'M\\\\ül\\tler', 'guest' || n || '@example.org', repeat(E'Ein Zimmer\\nmit Blick. ', 20),
       '2030-06-10', '2030-06-17', 2, '{wifi,parking}', 'de', false, false, now(), now(), md5(n::text)
     from generate_series(1, $1::int) n`,
    [count],
  );
}

/** Stores so many pictures of events, each in eight files, with bytes that no program can pack. */
export async function fillPictures(databaseUrl, mediaDir, count) {
  fs.mkdirSync(path.join(mediaDir, 'events'), { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const variants = FILES.map(([width, type, bytes]) => {
      const name = `drill${number}-${width}.${type}`;
      fs.writeFileSync(path.join(mediaDir, 'events', name), randomBytes(bytes));
      return { url: `/uploads/events/${name}`, width, type: `image/${type}` };
    });
    const picture = { url: variants.at(-1).url, width: 1600, height: 1000, placeholder: '#0a7878', variants };
    await ask(
      databaseUrl,
      `insert into event (title, description, picture, is_active, created_at, updated_at)
       values ($1, $1, $2, false, now(), now())`,
      [JSON.stringify({ it: `Festa ${number}` }), JSON.stringify(picture)],
    );
  }
}
