import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../../test-database';
import { aPictureFile, createEmptyDatabase, type TestDatabase } from '@ospite/server/testing';
import { ShippedServer } from '../../../shipped-server';

/** EX_CONFIG of sysexits.h: starting again would change nothing. */
const EXIT_CONFIGURATION = 78;

let database: TestDatabase;
let other: TestDatabase;
let client: pg.Client;
let server: ShippedServer;
const siblings: ShippedServer[] = [];

beforeAll(async () => {
  [database, other] = [await createTestDatabase(), await createTestDatabase()];
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  server = await ShippedServer.on(database.url);
  await server.start();
  const room = { name: 'Prova', slug: 'prova', description: 'x', shortDescription: 'x' };
  const response = await server.send('POST', '/api/rooms', JSON.stringify(room));
  const { id } = Object(await response.json());
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await aPictureFile(60, 40))]), 'a.png');
  for (let at = 0; at < 3; at++)
    expect((await server.send('POST', `/api/rooms/${id}/images`, form)).status).toBe(201);
  await server.kill();
});
afterAll(async () => {
  for (const sibling of siblings) await sibling.remove();
  await server.remove();
  await client.end();
  for (const each of [database, other]) await each.drop();
});

async function sibling(databaseUrl = database.url, dataDir?: string): Promise<ShippedServer> {
  const made = await ShippedServer.on(databaseUrl, dataDir);
  siblings.push(made);
  return made;
}
const pictures = async () => {
  const names = await readdir(path.join(server.dataDir, 'media', 'rooms'));
  // Copies in AVIF come when they come.
  return names.filter((name) => /\.(?:jpg|webp)$/.test(name)).sort();
};
const rows = async () => (await client.query('select id, url from room_image order by id')).rows;
const mark = () => path.join(server.dataDir, 'media', '.installation');

it('a replica with a data folder of its own does not start, and nothing is lost', async () => {
  const before = [await pictures(), await rows()];
  const { code, said } = await (await sibling()).run('serve');
  expect([code, said]).toEqual([EXIT_CONFIGURATION, expect.stringContaining('npm run media -- adopt')]);
  await server.start();
  await server.kill();
  expect([await pictures(), await rows()]).toEqual(before);
});

it('another database on the same folder does not start, and nothing is lost', async () => {
  const before = await pictures();
  const { code, said } = await (await sibling(other.url, server.dataDir)).run('serve');
  expect([code, said]).toEqual([EXIT_CONFIGURATION, expect.stringContaining('npm run media -- adopt')]);
  expect(await pictures()).toEqual(before);
});

it('a server whose configuration is refused does not start, and says why', async () => {
  const env = { ADMIN_PASSWORD: 'Password123', PORT: 'http' };
  const { code, said } = await (await ShippedServer.on(database.url, server.dataDir, env)).run('serve');
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(said).toMatch(/PORT must be.*\nADMIN_PASSWORD is one that everybody tries first/);
});

it('a replica on the same folder and database starts', async () => {
  await server.start();
  const twin = await sibling(database.url, server.dataDir);
  await twin.start();
  await twin.kill();
  await server.kill();
  expect([(await pictures()).length, (await rows()).length]).toEqual([6, 3]);
});

it('an older state of the database costs no picture, and the newer one finds them all again', async () => {
  const [before, all] = [await pictures(), await rows()];
  await client.query('begin');
  await client.query('create table newer as select * from room_image where id > 1');
  await client.query('delete from room_image where id > 1');
  await client.query('commit');
  await server.start();
  await server.kill();
  expect(await pictures()).toHaveLength(2);
  await client.query('insert into room_image select * from newer');
  await client.query('drop table newer');
  await server.start();
  await server.kill();
  expect([await pictures(), await rows()]).toEqual([before, all]);
});

it('adopts what is said to belong together: lists what does not match, deletes nothing, and the next start works', async () => {
  const id = await readFile(mark(), 'utf8');
  await rm(mark());
  const [lost = ''] = await pictures();
  await rm(path.join(server.dataDir, 'media', 'rooms', lost));
  await writeFile(path.join(server.dataDir, 'media', 'rooms', 'stranger.jpg'), 'x');
  expect((await server.run('serve')).code).toBe(EXIT_CONFIGURATION);
  const before = [await pictures(), await rows()];
  const { code, said } = await server.run('media', 'adopt');
  expect([code, said]).toEqual([0, expect.stringContaining(`/uploads/rooms/${lost}`)]);
  expect(said).toContain('/uploads/rooms/stranger.jpg');
  expect([await pictures(), await rows()]).toEqual(before);
  expect(await readFile(mark(), 'utf8')).not.toBe(id);
  await server.start();
  await server.kill();
  expect(await rows()).toEqual(before[1]);
});

it('looks at a database that is older than the program, too', async () => {
  const old = await createEmptyDatabase();
  try {
    const { code, said } = await (await sibling(old.url)).run('media', 'list');
    expect([code, said]).toEqual([0, expect.stringContaining('Missing')]);
  } finally {
    await old.drop();
  }
});
