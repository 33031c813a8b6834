import { mkdir, mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStorage } from './folder-storage';
import { describeMediaStorage } from './media-storage.contract';

/** So often is a folder listed while others vanish: some of the times just then. */
const LISTS = 1_000;

const folders: string[] = [];
async function aStorage(): Promise<FolderStorage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-storage-'));
  folders.push(folder);
  return new FolderStorage(path.join(folder, 'media'));
}

async function* beginning(rest: Promise<void>): AsyncGenerator<Buffer> {
  yield Buffer.from('begun');
  await rest;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a folder', () => {
  describeMediaStorage(aStorage);

  it('leaves no draft of what it could not store', async () => {
    const storage = await aStorage();
    await storage.put('rooms/folder/inner.jpg', Buffer.from('x'));
    await expect(storage.put('rooms/folder', Buffer.from('x'))).rejects.toThrow('EISDIR');
    expect(await readdir(path.join(storage.place, 'rooms'))).toEqual(['folder']);
  });

  it('removes the draft of a killed process', async () => {
    const storage = await aStorage();
    await storage.put('rooms/a.jpg', Buffer.from('x'));
    let end: (value: void) => void = () => undefined;
    const rest = new Promise<void>((resolve) => (end = resolve));
    const left = storage.putStream('rooms/b.jpg', beginning(rest));
    const names = () => readdir(path.join(storage.place, 'rooms'));
    while ((await names()).length < 2);
    await storage.removeUnfinished();
    expect(await names()).toEqual(['a.jpg']);
    end();
    // What comes back from the dead does not bring its file back either.
    await expect(left).rejects.toThrow('ENOENT');
    expect(await names()).toEqual(['a.jpg']);
  });

  it('keeps no folder of a day whose files are gone', async () => {
    const storage = await aStorage();
    await storage.put('.trash/2026-11-21/rooms/a.jpg', Buffer.from('x'));
    await storage.put('rooms/a.jpg', Buffer.from('x'));
    await storage.remove(['.trash/2026-11-21/rooms/a.jpg', 'rooms/a.jpg']);
    expect(await readdir(path.join(storage.place, '.trash'))).toEqual([]);
    expect(await readdir(storage.place)).toContain('rooms');
  });

  it('has its files also while folders beside them come and go', async () => {
    const storage = await aStorage();
    await storage.put('rooms/a.jpg', Buffer.from('x'));
    const days = ['2026-11-20', '2026-11-21'].map((day) => path.join(storage.place, '.trash', day));
    await mkdir(path.join(storage.place, '.trash'));
    let isOver = false;
    const comingAndGoing = days.map(async (day) => {
      while (!isOver) {
        await mkdir(day);
        await rmdir(day);
      }
    });
    const lists = [];
    for (let count = 0; count < LISTS; count += 1) lists.push(await storage.list());
    isOver = true;
    await Promise.all(comingAndGoing);
    expect(lists.filter((keys) => keys.length !== 1)).toEqual([]);
  });

  it('says what is in its way', async () => {
    const storage = await aStorage();
    await storage.put('rooms/a.jpg', Buffer.from('x'));
    await writeFile(path.join(storage.place, '.trash'), 'a file');
    await expect(storage.move('rooms/a.jpg', '.trash/2026-11-21/rooms/a.jpg')).rejects.toThrow('ENOTDIR');
  });
});
