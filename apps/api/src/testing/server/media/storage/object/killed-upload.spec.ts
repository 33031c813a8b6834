import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../../../test-database';
import {
  aPictureFile,
  startObjectStore,
  type TestDatabase,
  type TestObjectStore,
} from '@ospite/server/testing';
import { ShippedServer } from '../../../../shipped-server';
import { openMediaStorage } from '@ospite/server/media';

const KEY = { 'Idempotency-Key': '0b7f4f62-6a1d-4f6e-9d55-0c1f2f1f7a10' };

let store: TestObjectStore;
let line: Awaited<ReturnType<typeof aLine>>;
let database: TestDatabase;
let client: pg.Client;
let server: ShippedServer;
let drafts: string;

beforeAll(async () => {
  store = await startObjectStore();
  line = await aLine(store.port);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  drafts = await mkdtemp(path.join(os.tmpdir(), 'ospite-drafts-'));
  const MEDIA_URL = store.env.MEDIA_URL?.replace(`:${store.port}`, `:${line.port}`) ?? '';
  server = await ShippedServer.on(database.url, undefined, { ...store.env, MEDIA_URL });
  await server.start();
});
afterAll(async () => {
  await server.remove();
  await client.end();
  await database.drop();
  line.close();
  await store.close();
  await rm(drafts, { recursive: true, force: true });
});

const rows = async () => (await client.query('select id from breakfast_image')).rows;
/** What lies in the bucket, whatever the line does. */
const stored = async () => {
  const places = { objectStorage: store.settings(), mediaDir: drafts, dataDir: drafts };
  return (await openMediaStorage(places)).list('breakfast/');
};
const upload = async () => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await aPictureFile(700, 400))]), 'a.png');
  return server.send('POST', '/api/breakfast-images', form, KEY);
};

it('a server killed between two files of an upload to a bucket serves neither, and takes it when it is sent again', async () => {
  const isHeld = line.holdAfterFirstPut();
  const cut = upload().catch(() => 'cut off');
  await isHeld;
  await server.kill();
  expect(await cut).toBe('cut off');
  const [left = '', ...others] = await stored();
  expect([others, await rows()]).toEqual([[], []]);
  line.release();
  await server.start();
  expect([await stored(), await rows()]).toEqual([[], []]);
  expect((await server.send('GET', `/uploads/${left}`)).status).toBe(404);
  const first: unknown = await (await upload()).json();
  expect(await (await upload()).json()).toMatchObject({ id: Object(first).id });
  expect((await rows()).length).toBe(1);
  expect((await stored()).filter((key) => !key.endsWith('.avif'))).toHaveLength(4);
});

/** A line to the store that can hold all files after the next one. */
async function aLine(port: number) {
  let puts: number | undefined;
  let held: () => void = () => undefined;
  const server = http.createServer((request, response) => {
    const isHeld = request.method === 'PUT' && puts !== undefined && ++puts > 1;
    if (isHeld) return;
    const { method, url, headers } = request;
    const passed = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      if (method === 'PUT') answer.on('end', () => held());
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** @returns once the first file is stored, of several */
    holdAfterFirstPut() {
      puts = 0;
      return new Promise<void>((resolve) => (held = resolve));
    },
    release() {
      puts = undefined;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
