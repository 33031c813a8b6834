import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, PictureStore, RoomStore, type Picture } from '@ospite/domain';
import { describePictureStore } from '@ospite/domain/testing';
import { seedTestData, startTestApi, type TestApi } from '../..';
import { aPictureFile } from '@ospite/server/testing';
import { MediaFiles, PictureSweep } from '@ospite/server/media';

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

describePictureStore(() => ({
  pictures: api.app.get(PictureStore, { strict: false }),
  upload,
  has: (url) => api.app.get(MediaFiles).has(url),
}));

describe('the files of an upload', () => {
  const files = () => readdir(path.join(api.dataDir, 'media', 'rooms'));
  const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
  const send = () => owner.post(`/api/rooms/${ROOM}/images`).attach('image', upload, 'a.png');
  const GIVEN_UP = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });

  beforeEach(sweep);

  /** Lets the next row be stored by a transaction that ends with an error; `commit` makes the row visible later. */
  function endWith(error: Error): { picture: () => Picture; commit: () => Promise<unknown> } {
    const rooms = api.app.get(RoomStore, { strict: false });
    let stored: Picture | undefined;
    let commit: (() => Promise<unknown>) | undefined;
    const add = rooms.addImage.bind(rooms);
    jest.spyOn(rooms, 'addImage').mockImplementationOnce(async (room, image) => {
      const picture = await image.storeFiles();
      stored = picture;
      commit = () => add(room, { ...image, storeFiles: async () => picture });
      throw error;
    });
    const picture = () => {
      if (!stored) throw new Error('nothing was stored');
      return stored;
    };
    return { picture, commit: () => commit?.() ?? Promise.reject(new Error('nothing was begun')) };
  }

  it('stay when its COMMIT was given up on: its row may appear', async () => {
    const ended = endWith(new Error('the transaction ended', { cause: GIVEN_UP }));
    expect((await send()).status).toBe(503);
    await ended.commit();
    for (const url of filesOf(ended.picture())) expect((await api.request.get(url)).status).toBe(200);
    const { unknown, missing } = await sweep();
    expect([unknown, missing.filter((url) => filesOf(ended.picture()).includes(url))]).toEqual([0, []]);
  });

  it('are removed by the next sweep when its row never appears', async () => {
    const before = (await files()).length;
    endWith(GIVEN_UP);
    expect((await send()).status).toBe(503);
    expect((await files()).length).toBe(before + 4);
    expect(await sweep()).toMatchObject({ unknown: 4 });
    expect((await files()).length).toBe(before);
  });

  it.each([
    ['a bug', new Error('a bug'), 500],
    ['a full disk', Object.assign(new Error('no space'), { code: '53100' }), 507],
  ])('are removed at once when the row failed by %s', async (_what, error, status) => {
    const before = await files();
    endWith(error);
    expect((await send()).status).toBe(status);
    expect(await files()).toEqual(before);
  });
});
