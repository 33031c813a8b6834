import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, onDatabase, type TestDatabase } from '../..';
import { aPictureFile } from '@ospite/server/testing';
import { ShippedServer } from '../../shipped-server';

/** The table of so many quotes is larger than what the network holds on its way (10 MB). */
const QUOTES = 2_500;
const BOUNDARY = 'part';
/** Signals that come closer together count as one. */
const LATER_MS = 700;

let database: TestDatabase;
let server: ShippedServer;
let roomId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await ShippedServer.on(database.url);
  await server.start();
  const room = { name: 'Prova', slug: 'prova', description: 'x', shortDescription: 'x' };
  const made: { id: number } = Object(
    await (await server.send('POST', '/api/rooms', JSON.stringify(room))).json(),
  );
  roomId = made.id;
  await onDatabase(database.url, (client) =>
    client.query(
      `insert into quote (first_name, last_name, email, check_in, check_out, guests, additional_services, language,
       exceeds_room_capacity, suspected, created_at, updated_at, content_hash, notes)
       select 'G' || n, 'M', 'g@example.org', '2026-06-10', '2026-06-11', 2, '{}', 'de', false, false, now(), now(), '',
         repeat('x', 4000)
       from generate_series(1, $1) n`,
      [QUOTES],
    ),
  );
  await server.kill();
});
beforeEach(() => server.start());
afterEach(() => server.kill());
afterAll(async () => {
  await server.remove();
  await database.drop();
});

/** An upload of which the first half is on its way. */
async function halfAnUpload() {
  const picture = await aPictureFile(60, 40);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const upload = http.request(`${server.url}/api/rooms/${roomId}/images`, {
    method: 'POST',
    headers: {
      Cookie: server.cookies,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  upload.on('error', () => undefined).flushHeaders();
  // The server has begun with it.
  await once(upload, 'continue');
  upload.write(body.subarray(0, body.length / 2));
  return { upload, finish: () => upload.end(body.subarray(body.length / 2)) };
}

it('is not ready any more, answers an upload and a table that are under way, and ends well', async () => {
  const { upload, finish } = await halfAnUpload();
  const uploaded = once(upload, 'response') as Promise<[http.IncomingMessage]>;
  const table = await server.send('GET', '/api/quotes/export.csv');
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  const begun = performance.now();
  server.signal('SIGTERM');
  const ended = server.ended();
  let reason: unknown;
  while (reason !== 'stopping') {
    const ready: { reason?: string } = Object(await (await fetch(`${server.url}/api/health/ready`)).json());
    reason = ready.reason;
  }
  // Whoever has not heard of it yet is still answered, on a connection of its own.
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
  finish();
  const [answer] = await uploaded;
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close']);
  // With its heading and its totals.
  expect((await table.text()).split('\r\n').filter((line) => line !== '')).toHaveLength(QUOTES + 2);
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it('ends at once at a second signal', async () => {
  const { upload } = await halfAnUpload();
  server.signal('SIGTERM');
  const ended = server.ended();
  await pause(LATER_MS);
  const begun = performance.now();
  server.signal('SIGTERM');
  expect(await ended).toBe(1);
  expect(performance.now() - begun).toBeLessThan(2_000);
  upload.destroy();
});
