import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, GalleryStore, type Picture } from '@ospite/domain';
import { seedTestData, startTestApi, type TestApi } from '../../testing';
import { aPictureFile } from '../../testing/pictures.fixture';
import { PictureSweep } from './storage/picture-sweep';

const ROOM = 2;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let upload: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  upload = await aPictureFile(500, 300);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const files = () => readdir(path.join(api.dataDir, 'media', 'rooms'));
const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
const send = () => owner.post(`/api/rooms/${ROOM}/images`).attach('image', upload, 'a.png');

/** The next row is not visible when its transaction ends by an error; `commit` makes it so, later. */
function endWith(error: Error): { picture: () => Picture; commit: () => Promise<unknown> } {
  const galleries = api.app.get(GalleryStore, { strict: false });
  let stored: Picture | undefined;
  let commit: (() => Promise<unknown>) | undefined;
  const add = galleries.add.bind(galleries);
  jest.spyOn(galleries, 'add').mockImplementationOnce(async (room, wish, at, store) => {
    const picture = await store();
    stored = picture;
    commit = () => add(room, wish, at, () => Promise.resolve(picture));
    throw error;
  });
  const picture = () => {
    if (!stored) throw new Error('nothing was stored');
    return stored;
  };
  return { picture, commit: () => commit?.() ?? Promise.reject(new Error('nothing was begun')) };
}

const GIVEN_UP = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });

it('leaves the files of an upload whose COMMIT was given up on: its row may appear', async () => {
  const ended = endWith(new Error('the transaction ended', { cause: GIVEN_UP }));
  expect((await send()).status).toBe(503);
  await ended.commit();
  for (const url of filesOf(ended.picture())) expect((await api.request.get(url)).status).toBe(200);
  const { unknown, missing } = await sweep();
  expect([unknown, missing.filter((url) => filesOf(ended.picture()).includes(url))]).toEqual([0, []]);
});

it('when its row never appears, the next sweep takes them away', async () => {
  const before = (await files()).length;
  endWith(GIVEN_UP);
  expect((await send()).status).toBe(503);
  expect((await files()).length).toBe(before + 4);
  expect(await sweep()).toMatchObject({ unknown: 4 });
  expect((await files()).length).toBe(before);
});

it.each([
  ['of ours', new Error('a bug'), 500],
  ['of a full disk', Object.assign(new Error('no space'), { code: '53100' }), 507],
])('removes the files at once when the row failed by an error %s', async (_what, error, status) => {
  const before = await files();
  endWith(error);
  expect((await send()).status).toBe(status);
  expect(await files()).toEqual(before);
});
