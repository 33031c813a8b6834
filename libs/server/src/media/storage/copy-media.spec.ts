import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startObjectStore, type TestObjectStore } from '../../testing/object-store.fixture';
import { copyMedia, ForeignStorageError } from './copy-media';
import { FolderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';
import { ObjectStorage } from './object/object-storage';

const FILES = ['.trash/2026-11-21/rooms/old.jpg', 'events/b.webp', 'rooms/a.jpg', 'video/clip.mp4'];

let store: TestObjectStore;
let root: string;
let folder: FolderStorage;
let bucket: ObjectStorage;
let sites = 0;

beforeAll(async () => {
  store = await startObjectStore();
  root = await mkdtemp(path.join(os.tmpdir(), 'ospite-copy-'));
});
beforeEach(async () => {
  sites += 1;
  folder = new FolderStorage(path.join(root, `${sites}`, 'media'));
  bucket = new ObjectStorage(store.settings({ prefix: `${sites}/` }), path.join(root, `${sites}`));
  for (const key of FILES) await folder.put(key, Buffer.from(`content of ${key}`));
  await folder.put('.installation', Buffer.from('our id\n'));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

const contentOf = async (storage: MediaStorage) => {
  const keys = [...(await storage.list())].sort();
  return Promise.all(keys.map(async (key) => [key, (await storage.read(key))?.content.toString()]));
};

it('copies every file to object storage and back, and says again that all is there', async () => {
  expect(await copyMedia(folder, bucket)).toEqual({ copied: 4, present: 0 });
  expect(await contentOf(bucket)).toEqual(await contentOf(folder));
  expect(await copyMedia(folder, bucket)).toEqual({ copied: 0, present: 4 });
  const other = new FolderStorage(path.join(root, `${sites}`, 'back'));
  expect(await copyMedia(bucket, other)).toEqual({ copied: 4, present: 0 });
  expect(await contentOf(other)).toEqual(await contentOf(folder));
});

it('goes on where it was stopped, and lets no server start on half a copy', async () => {
  const put = bucket.put.bind(bucket);
  jest
    .spyOn(bucket, 'put')
    .mockImplementation((key, content) =>
      key === 'rooms/a.jpg' ? Promise.reject(new Error('stopped')) : put(key, content),
    );
  await expect(copyMedia(folder, bucket)).rejects.toThrow('stopped');
  expect(await bucket.list()).not.toContain('.installation');
  jest.restoreAllMocks();
  await copyMedia(folder, bucket);
  expect(await contentOf(bucket)).toEqual(await contentOf(folder));
});

it('mends a file that is damaged over there', async () => {
  await copyMedia(folder, bucket);
  await bucket.put('rooms/a.jpg', Buffer.from('content of rooms/A.jpg'));
  expect(await copyMedia(folder, bucket)).toEqual({ copied: 1, present: 3 });
  expect(await contentOf(bucket)).toEqual(await contentOf(folder));
});

it('notices what does not arrive as it was sent', async () => {
  const put = bucket.put.bind(bucket);
  jest.spyOn(bucket, 'put').mockImplementation((key) => put(key, Buffer.from('something else')));
  await expect(copyMedia(folder, bucket)).rejects.toThrow('does not arrive');
});

it('touches no storage of another installation', async () => {
  await bucket.put('.installation', Buffer.from('their id\n'));
  await expect(copyMedia(folder, bucket)).rejects.toBeInstanceOf(ForeignStorageError);
  expect(await bucket.list()).toEqual(['.installation']);
});
