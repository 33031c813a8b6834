import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { seedTestData, startTestApi, type TestApi } from '../../..';
import { doJob } from '../../../jobs.fixture';
import { aPictureFile, pictureFolder, storedFiles, emptying } from '@ospite/server/testing';
import { BackgroundJobs } from '@ospite/server/jobs';
import { encodePicture, MediaFiles, PictureSweep, SWEEP_JOB, TRASH_JOB } from '@ospite/server/media';

const ROOM = 2;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = await api.connectDatabase();
  picture = await aPictureFile(500, 300);
  // The tests that do a job start all of them. Copies in AVIF come when they come, and would change what is counted here.
  const jobs = api.app.get(BackgroundJobs);
  for (const kind of jobs.kinds().filter(({ name }) => name === 'avif'))
    jobs.register(kind, async () => undefined);
});
beforeEach(async () => {
  await database.query(emptying('room', 'property'));
  await seedTestData(api.databaseUrl);
  await database.query('delete from room_image');
  await rm(path.join(api.dataDir, 'media'), { recursive: true, force: true });
});
afterAll(() => api.close());

const folder = () => pictureFolder(api, 'rooms');
const files = () => storedFiles(api, 'rooms');
const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
const gallery = async () => (await owner.get(`/api/rooms/${ROOM}/images`)).body;
const upload = async () =>
  (await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png')).body;
/** Files of the trash by their day, in order. */
const trash = async () => {
  const root = path.join(api.dataDir, 'media', '.trash');
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
};

it('changes nothing where files and rows match', async () => {
  await upload();
  expect(await sweep()).toEqual({ unknown: 0, restored: 0, missing: [] });
  expect(await files()).toHaveLength(4);
});

it('a row of a hostile archive names no file but those of pictures', async () => {
  const secret = path.join(api.dataDir, 'credentials.txt');
  await writeFile(secret, 'secret');
  const image = await upload();
  for (const url of [
    '/uploads/../credentials.txt',
    '/uploads/rooms/../../credentials.txt',
    '../credentials.txt',
  ]) {
    const variants = JSON.stringify([{ url, width: 480, type: 'image/jpeg' }]);
    await database.query('update room_image set url = $1, variants = $2 where id = $3', [
      url,
      variants,
      image.id,
    ]);
    expect(await sweep()).toMatchObject({ missing: [] });
  }
  await owner.delete(`/api/rooms/images/${image.id}`).expect(204);
  expect(await readdir(api.dataDir)).toContain('credentials.txt');
  expect(await trash()).toHaveLength(4);
});

it('removes drafts of a killed process, and leaves those that may still be written', async () => {
  const image = await upload();
  for (const name of ['.old.part', '.young.part']) await writeFile(path.join(folder(), name), 'x');
  await utimes(path.join(folder(), '.old.part'), 0, 0);
  await sweep();
  expect((await files()).filter((name) => name.endsWith('.part'))).toEqual(['.young.part']);
  expect((await api.request.get(image.imageUrl)).status).toBe(200);
});

describe('a file that no row names', () => {
  const DAY_MS = 86_400_000;
  const today = () => new Date().toISOString().slice(0, 10);
  const dated = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

  it('goes to the trash of the day, and is no longer served', async () => {
    await upload();
    await writeFile(path.join(folder(), 'left-480.jpg'), 'x');
    expect(await sweep()).toMatchObject({ unknown: 1 });
    expect([await files(), await trash()]).toEqual([
      expect.not.arrayContaining(['left-480.jpg']),
      [`${today()}/rooms/left-480.jpg`],
    ]);
    expect((await api.request.get(`/uploads/.trash/${today()}/rooms/left-480.jpg`)).status).toBe(404);
  });

  it('goes there every night, too, once however often the job runs', async () => {
    await upload();
    await writeFile(path.join(folder(), 'left-480.jpg'), 'x');
    for (let run = 0; run < 2; run += 1)
      expect(await doJob(api, SWEEP_JOB.name)).toMatchObject({ state: 'completed' });
    expect([await trash(), (await files()).length]).toEqual([[`${today()}/rooms/left-480.jpg`], 4]);
  });

  it('stays there for 30 days and is then deleted', async () => {
    for (const daysAgo of [29, 30, 31, 400]) {
      const day = path.join(api.dataDir, 'media', '.trash', dated(daysAgo), 'rooms');
      await mkdir(day, { recursive: true });
      await writeFile(path.join(day, 'x.jpg'), 'x');
    }
    expect(await doJob(api, TRASH_JOB.name)).toMatchObject({ state: 'completed' });
    expect(await trash()).toEqual([30, 29].map((daysAgo) => `${dated(daysAgo)}/rooms/x.jpg`));
  });

  it('comes back when a row names it again', async () => {
    const image = await upload();
    const before = await files();
    await database.query('create table away as select * from room_image');
    await database.query('delete from room_image');
    expect(await sweep()).toMatchObject({ unknown: 4 });
    expect(await files()).toEqual([]);
    await database.query('insert into room_image select * from away');
    await database.query('drop table away');
    expect(await sweep()).toEqual({ unknown: 0, restored: 4, missing: [] });
    expect([await files(), await trash()]).toEqual([before, []]);
    expect((await api.request.get(image.imageUrl)).status).toBe(200);
  });
});

it('a sweep that fails does not stop the server from starting: it logs a warning and leaves the files', async () => {
  const image = await upload();
  await writeFile(path.join(folder(), 'left-480.jpg'), 'x');
  await writeFile(path.join(api.dataDir, 'media', '.trash'), 'a file in the way');
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  await api.app.get(PictureSweep, { strict: false }).run();
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ code: 'ENOTDIR' }) },
    expect.stringContaining('the next sweep'),
  );
  warn.mockRestore();
  expect(await files()).toContain('left-480.jpg');
  expect((await api.request.get(image.imageUrl)).status).toBe(200);
});

it('what the owner deletes is removed at once, without the trash', async () => {
  const image = await upload();
  expect((await owner.delete(`/api/rooms/images/${image.id}`)).status).toBe(204);
  expect(await files()).toEqual([]);
  await sweep();
  expect(await trash()).toEqual([]);
});

it('waits for an upload under way rather than taking its files', async () => {
  const files = api.app.get(MediaFiles);
  await mkdir(folder(), { recursive: true });
  await database.query('begin');
  await database.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', ['stored pictures']);
  const { url } = await files.savePicture('rooms', await encodePicture(picture));
  let isSwept = false;
  const swept = sweep().finally(() => (isSwept = true));
  await waiting();
  expect([isSwept, await files.has(url)]).toEqual([false, true]);
  await database.query('rollback');
  expect(await swept).toMatchObject({ unknown: 4 });
});

it.each([
  ['a copy', (name: string) => name.endsWith('.webp')],
  ['the full size', (name: string) => name.endsWith('-500.jpg')],
  ['every file', () => true],
])('a row that has lost %s stays as it is, and is reported', async (_what, isLost) => {
  await upload();
  await upload();
  const before = await gallery();
  const lost = (await files()).filter(isLost);
  for (const name of lost) await rm(path.join(folder(), name));
  const { unknown, missing } = await sweep();
  expect([unknown, missing.toSorted()]).toEqual([0, lost.map((name) => `/uploads/rooms/${name}`).toSorted()]);
  expect(await gallery()).toEqual(before);
});

it('stores nothing when the row cannot be stored', async () => {
  await database.query('alter table room_image add constraint refuse check (width < 1) not valid');
  const refused = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png');
  await database.query('alter table room_image drop constraint refuse');
  expect([refused.status, await files()]).toEqual([500, []]);
});

/** Until somebody waits for a lock of that name. */
async function waiting(): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and database =
         (select oid from pg_database where datname = current_database())`,
    );
    if (rows.length > 0) return;
  }
}
