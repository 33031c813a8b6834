import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';
import { BackgroundJobs } from '@ospite/server/jobs';
import { PictureSweep } from '@ospite/server/media';
import { aPictureFile, pictureFolder, storedFiles, emptying } from '@ospite/server/testing';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = await api.connectDatabase();
  picture = await aPictureFile();
});
beforeEach(async () => {
  await database.query(emptying('event'));
  await rm(folder(), { recursive: true, force: true });
});
afterAll(() => api.close());

const folder = () => pictureFolder(api, 'events');
const files = () => storedFiles(api, 'events');
const create = () => owner.post('/api/events').field({ title: 'Sagra', description: 'Sul porto.' });
const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
const shown = async () => (await api.request.get('/api/events')).body;

describe('the picture of an event', () => {
  it('has its picture in several sizes, which are given out', async () => {
    const made = await create().attach('image', picture, 'sagra.png');
    expectDocumented(made, 'createEvent');
    expect(made.body.image).toMatch(/^\/uploads\/events\/[0-9a-f-]+\.jpg$/);
    expect(made.body.picture).toMatchObject({ url: made.body.image, width: 700, height: 400 });
    const types = made.body.picture.variants.map(
      ({ width, type }: { width: number; type: string }) => `${width} ${type}`,
    );
    expect(types).toEqual(['480 image/webp', '480 image/jpeg', '700 image/webp', '700 image/jpeg']);
    for (const { url, type } of made.body.picture.variants) {
      const given = await api.request.get(url);
      expect([given.status, given.type]).toEqual([200, type]);
    }
    expect(await files()).toHaveLength(4);
  });

  it('replaces the picture and takes it away, files and all', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    const before = await files();
    const replaced = await owner.put(`/api/events/${body.id}`).attach('image', picture, 'a.png');
    expect(replaced.status).toBe(200);
    const after = await files();
    expect([before.length, after.length]).toEqual([4, 4]);
    expect(after.some((file) => before.includes(file))).toBe(false);
    expect((await api.request.get(replaced.body.image)).status).toBe(200);
    const bare = await owner.put(`/api/events/${body.id}`).field({ removeImage: 'true' });
    expect([bare.body.image, await files()]).toEqual([null, []]);
  });

  it('keeps the picture there is when the new one is none', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    const refused = await owner.put(`/api/events/${body.id}`).attach('image', Buffer.from('x'), 'a.png');
    expect(refused.status).toBe(400);
    expect((await api.request.get(body.image)).status).toBe(200);
  });

  it('is left alone by a change that has none', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    const changed = await owner.put(`/api/events/${body.id}`).field({ title: 'Altra sagra' });
    expect(changed.body.image).toBe(body.image);
    expect((await api.request.get(body.image)).status).toBe(200);
  });

  it('goes with its event, and with no other that shows the same', async () => {
    const [one, two] = [
      await create().attach('image', picture, 'a.png'),
      await create().attach('image', picture, 'a.png'),
    ];
    const removed = await owner.delete(`/api/events/${one.body.id}`);
    expect(removed.status).toBe(204);
    expectDocumented(removed, 'deleteEvent');
    expect((await api.request.get(one.body.image)).status).toBe(404);
    expect((await api.request.get(two.body.image)).status).toBe(200);
    expect(await files()).toHaveLength(4);
  });

  it('leaves no file behind when its event cannot be stored', async () => {
    await database.query('alter table event add constraint refuse check (id < 0) not valid');
    const refused = await create().attach('image', picture, 'a.png');
    await database.query('alter table event drop constraint refuse');
    expect([refused.status, await files()]).toEqual([500, []]);
  });
});

describe('the sweep at the start', () => {
  it('takes away what a crash left without an event, and nothing else', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    await writeFile(path.join(folder(), 'left-480.jpg'), 'x');
    expect(await sweep()).toMatchObject({ unknown: 1, missing: [] });
    expect(await files()).toHaveLength(4);
    expect((await api.request.get(body.image)).status).toBe(200);
  });

  it('leaves an event whose picture is lost as it is, and reports it', async () => {
    const { body } = await create().attach('image', picture, 'a.png');
    const before = await shown();
    const lost = body.picture.variants.map(({ url }: { url: string }) => url);
    for (const url of lost) await rm(path.join(folder(), path.basename(url)));
    expect((await sweep()).missing.toSorted()).toEqual(lost.toSorted());
    expect(await shown()).toEqual(before);
  });
});

it('pictures of events get AVIF copies too, and pages hear of it', async () => {
  const listener = await api.connectDatabase();
  const { body } = await create().attach('image', picture, 'a.png');
  await listener.query('listen content_version');
  const heard = new Promise((resolve) => listener.once('notification', resolve));
  void api.app.get(BackgroundJobs).start();
  await heard;
  const [event] = await shown();
  expect(event.picture.variants.map(({ type }: { type: string }) => type)).toContain('image/avif');
  expect(event.updatedAt).toBe(body.updatedAt);
});
