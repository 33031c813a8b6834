import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MIN_FREE_BYTES } from '@ospite/domain';
import type pg from 'pg';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../..';
import { aPictureFile } from '@ospite/server/testing';
import { MediaStorage } from '@ospite/server/media';

/** Every write to it fails as on a full disk. */
const FULL_DEVICE = '/dev/full';
const ROOM = 2;

const A_REVIEW = {
  guestName: 'Greta',
  email: 'greta@example.org',
  rating: 5,
  title: 'Molto bello',
  comment: 'Siamo stati benissimo, torneremo.',
};

const disk = { freeBytes: 90_000_000_000, totalBytes: 100_000_000_000 };
let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi({ disk });
  await seedTestData(api.databaseUrl);
  database = await api.connectDatabase();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

/** Makes the database refuse new rows of a table as it does when its disk is full or its server stops. */
async function refuse(table: string, errcode: string): Promise<() => Promise<unknown>> {
  await database.query(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${errcode}'; end $$;
    create trigger refuse before insert on ${table} execute function refuse()`);
  return () => database.query(`drop trigger refuse on ${table}`);
}

it.each([
  ['its disk is full', '53100', '60'],
  ['it stops', '57P01', '5'],
  ['it crashes', '57P02', '5'],
  ['it takes too long', '57014', '5'],
  ['it only reads', '25006', '5'],
])('a database that says that %s gets 503 and a time to come back', async (_what, errcode, seconds) => {
  const allow = await refuse('review', errcode);
  const refused = await api.request.post('/api/reviews').send(A_REVIEW);
  await allow();
  expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
  expect(refused.headers['retry-after']).toBe(seconds);
  expectDocumented(refused, 'createReview');
});

it('an upload that the disk has no room for gets 507, and leaves no file', async () => {
  const owner = await api.signedIn();
  const storage = api.app.get(MediaStorage);
  const put = storage.put.bind(storage);
  let saved = 0;
  jest.spyOn(storage, 'put').mockImplementation(async (key, content) => {
    if (saved++ > 0) await writeFile(FULL_DEVICE, content);
    return put(key, content);
  });
  const picture = await aPictureFile(700, 400);
  const refused = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'camera.png');
  expect([refused.status, refused.body.code]).toEqual([507, 'server.storage_full']);
  expect(refused.headers['retry-after']).toBe('60');
  expectDocumented(refused, 'uploadRoomImage');
  expect(saved).toBeGreaterThan(1);
  expect(await readdir(path.join(api.dataDir, 'media', 'rooms'))).toEqual([]);
});

it('an upload to a disk that the system has made read-only gets 503, and a time to come back', async () => {
  const owner = await api.signedIn();
  const failure = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
  jest.spyOn(api.app.get(MediaStorage), 'put').mockRejectedValue(failure);
  const picture = await aPictureFile(70, 40);
  const refused = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'camera.png');
  expect([refused.status, refused.body.code]).toEqual([503, 'server.storage_unavailable']);
  expect(refused.headers['retry-after']).toBe('5');
  expectDocumented(refused, 'uploadRoomImage');
});

it('with little room left a picture gets 507, and everything else goes on', async () => {
  const owner = await api.signedIn();
  const picture = await aPictureFile(70, 40);
  const upload = () => owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'camera.png');
  disk.freeBytes = MIN_FREE_BYTES - 1;
  const refused = await upload();
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    507,
    'server.storage_full',
    '60',
  ]);
  expectDocumented(refused, 'uploadRoomImage');
  // The same form, without a picture.
  const event = await owner.post('/api/events').field({ title: 'Sagra', description: 'Sul porto.' });
  expect([event.status, event.body.code]).toEqual([201, undefined]);
  expect((await api.request.post('/api/reviews').send(A_REVIEW)).status).toBe(201);
  expect((await api.request.get('/api/health/ready')).status).toBe(200);
  disk.freeBytes = MIN_FREE_BYTES;
  expect((await upload()).status).toBe(201);
});
