import { on } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../test-database';
import { untilJob, type KeptJob } from '../../jobs.fixture';
import { BossIntervals, makeBoss } from '@ospite/server/jobs';
import { aNoisyPicture, aPictureFile, type TestDatabase } from '@ospite/server/testing';
import { ShippedServer } from '../../shipped-server';

let database: TestDatabase;
let client: pg.Client;
let watcher: pg.Client;
let server: ShippedServer;
let roomId: number;
let form: FormData;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  watcher = new pg.Client({ connectionString: database.url });
  await Promise.all([client.connect(), watcher.connect()]);
  server = await ShippedServer.on(database.url);
  await server.start();
  const room = { name: 'Prova', slug: 'prova', description: 'x', shortDescription: 'x' };
  roomId = Number(record(await (await server.send('POST', '/api/rooms', JSON.stringify(room))).json()).id);
  form = new FormData();
  form.append('image', new Blob([new Uint8Array(await aPictureFile(60, 40))]), 'a.png');
});
afterAll(async () => {
  await server.remove();
  await Promise.all([client.end(), watcher.end()]);
  await database.drop();
});

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
const files = async () => {
  const names = await readdir(path.join(server.dataDir, 'media', 'rooms')).catch((): string[] => []);
  // Copies in AVIF come when they come.
  return names.filter((name) => /\.(?:jpg|webp)$/.test(name));
};
const rows = async () => (await client.query<{ id: number }>('select id from room_image')).rows;
const upload = () => server.send('POST', `/api/rooms/${roomId}/images`, form);

/**
 * Lets a write come as far as its last statement, then kills the server: every write that pages show raises one number
 * at its end, which the test holds here.
 */
async function killBeforeCommit(write: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query('select 1 from content_version for update');
  const cut = write().catch(() => 'cut off');
  for (let isWaiting = false; !isWaiting;) {
    // On another connection: a transaction sees the same activity as long as it lasts.
    const { rowCount } = await watcher.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%content_version%'`,
    );
    isWaiting = rowCount !== 0;
  }
  await server.kill();
  await client.query('rollback');
  expect(await cut).toBe('cut off');
}

it('a server killed between files and row of an upload has neither after its next start', async () => {
  await killBeforeCommit(upload);
  expect([(await rows()).length, (await files()).length]).toEqual([0, 2]);
  await server.start();
  expect([await rows(), await files()]).toEqual([[], []]);
  expect((await upload()).status).toBe(201);
  expect([(await rows()).length, (await files()).length]).toEqual([1, 2]);
});

it('a server killed while a picture is deleted still has both, and can delete it afterwards', async () => {
  const [row] = await rows();
  await killBeforeCommit(() => server.send('DELETE', `/api/rooms/images/${row?.id}`));
  await server.start();
  expect([(await rows()).length, (await files()).length]).toEqual([1, 2]);
  expect((await server.send('DELETE', `/api/rooms/images/${row?.id}`)).status).toBe(204);
  expect([await rows(), await files()]).toEqual([[], []]);
});

it('a server killed when the row was gone and the files were not has neither after its next start', async () => {
  expect((await upload()).status).toBe(201);
  await server.kill();
  await client.query('delete from room_image');
  expect(await files()).toHaveLength(2);
  await server.start();
  expect([await rows(), await files()]).toEqual([[], []]);
});

it('the shipped server finds its encoder, and completes a picture with AVIF copies', async () => {
  await watcher.query('listen content_version');
  const changes = on(watcher, 'notification');
  expect((await upload()).status).toBe(201);
  const isComplete = async () => {
    const { rows: complete } = await client.query(
      `select 1 from room_image where variants @> '[{"type": "image/avif"}]'`,
    );
    return complete.length === 1;
  };
  while (!(await isComplete())) await changes.next();
  const names = await readdir(path.join(server.dataDir, 'media', 'rooms'));
  expect(names.filter((name) => name.endsWith('.avif'))).toHaveLength(1);
});

it('a server killed while it encodes does it again after its next start', async () => {
  await client.query('delete from room_image');
  const noise = new FormData();
  noise.append('image', new Blob([new Uint8Array(await aNoisyPicture(1600, 400))]), 'noise.png');
  const image = record(await (await server.send('POST', `/api/rooms/${roomId}/images`, noise)).json());
  const folder = path.join(server.dataDir, 'media', 'rooms');
  // The tests before may have been killed while they encoded another picture: its drafts are left to the sweep.
  const own = `.${path.basename(String(image.imageUrl))}.`;
  const drafts = async () => (await readdir(folder)).filter((name) => name.startsWith(own));
  const isIts = (job: KeptJob) => job.singleton_key === image.imageUrl;
  await untilJob(database.url, 'avif', (job) => isIts(job) && job.state === 'active');
  let left: readonly string[] = [];
  while (left.length === 0) left = await drafts();
  await server.kill();
  // As if its last sign of life were long ago, and the pause before the next try over. Another process notices it at once,
  // which the server itself would do within a minute, and look for work in another half.
  await client.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
  const watchful = await makeBoss(database.url, {
    ...new BossIntervals(),
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  await watchful.start();
  await untilJob(database.url, 'avif', (job) => isIts(job) && job.state === 'retry');
  await watchful.stop();
  await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await server.start();
  await untilJob(database.url, 'avif', (job) => isIts(job) && job.state === 'completed');
  expect((await readdir(folder)).filter((name) => name.endsWith('.avif'))).toHaveLength(5);
  // What its encoder began before it noticed is left to the sweep, too.
  expect((await drafts()).filter((name) => left.includes(name))).toEqual([]);
});
