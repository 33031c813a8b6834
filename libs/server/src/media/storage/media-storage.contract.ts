import { readFile, writeFile, mkdir, access } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from './media-storage';

const KEY = 'rooms/3f2a9c-1600.jpg';

/** What every storage of pictures does. @param open gives an empty one */
export function describeMediaStorage(open: () => Promise<MediaStorage>): void {
  let storage: MediaStorage;
  const text = async (key = KEY) => (await storage.read(key))?.content.toString();
  const put = (...keys: readonly string[]) =>
    Promise.all(keys.map((key) => storage.put(key, Buffer.from(`content of ${key}`))));

  beforeEach(async () => {
    storage = await open();
    await storage.check();
  });

  it('stores a file, and replaces it with all that is known of it', async () => {
    await storage.put(KEY, Buffer.from('one'));
    const first = await storage.stat(KEY);
    expect([await text(), first?.size]).toEqual(['one', 3]);
    expect(first?.etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(Number(first?.modifiedAt) - Date.now())).toBeLessThan(60_000);
    expect(await storage.stat(KEY)).toEqual(first);
    await storage.put(KEY, Buffer.from('another'));
    const second = await storage.stat(KEY);
    expect([await text(), second?.size, second?.etag === first?.etag]).toEqual(['another', 7, false]);
  });

  it('knows what is not there', async () => {
    for (const found of [storage.stat(KEY), storage.read(KEY), storage.open(KEY)])
      expect(await found).toBeUndefined();
    await expect(storage.withFile(KEY, (file) => readFile(file))).rejects.toThrow();
    expect([await storage.list(), await storage.list('rooms/')]).toEqual([[], []]);
    expect(await storage.move(KEY, 'rooms/other.jpg')).toBe(false);
    await storage.remove([KEY]);
  });

  it.each(['../credentials.txt', 'rooms/../../credentials.txt', '..', './x', 'rooms/..'])(
    'takes no key that leads out of it: %s',
    async (key) => {
      for (const work of [
        () => storage.put(key, new Uint8Array()),
        () => storage.create(key, new Uint8Array()),
        () => storage.stat(key),
        () => storage.open(key),
        () => storage.move(key, KEY),
        () => storage.move(KEY, key),
        () => storage.remove([key]),
      ])
        await expect((async () => work())()).rejects.toThrow();
    },
  );

  it('stores an empty file', async () => {
    await storage.put(KEY, new Uint8Array());
    const found = await storage.open(KEY);
    expect([found?.size, found && (await buffer(found.body)).length]).toEqual([0, 0]);
  });

  describe('of content that comes bit by bit', () => {
    /** Pieces of odd sizes, more than stores take in one part. */
    const PIECES = 20;
    const piece = (index: number) => Buffer.alloc(1_000_003, index);
    async function* pieces(most = PIECES): AsyncGenerator<Buffer> {
      for (let index = 0; index < most; index += 1) yield piece(index);
    }

    it('stores all, in place of a file of that key', async () => {
      await put(KEY);
      await storage.putStream(KEY, pieces());
      const found = await storage.open(KEY);
      const whole = Buffer.concat(Array.from({ length: PIECES }, (_, index) => piece(index)));
      expect(found && (await buffer(found.body)).equals(whole)).toBe(true);
      expect(await storage.list()).toEqual([KEY]);
    });

    it('shows nothing before it has all', async () => {
      const shown: (readonly string[])[] = [];
      async function* watched() {
        yield* pieces();
        shown.push(await storage.list());
      }
      await storage.putStream(KEY, watched());
      expect(shown).toEqual([[]]);
    });

    it.each([0, 1])('stores %s pieces', async (count) => {
      await storage.putStream(KEY, pieces(count));
      expect((await storage.stat(KEY))?.size).toBe(count * piece(0).length);
    });

    it('stores nothing when the content breaks off, and says why', async () => {
      async function* broken(after: number) {
        yield* pieces(after);
        throw new RangeError('the end of it');
      }
      for (const after of [0, 1, PIECES])
        await expect(storage.putStream(KEY, broken(after))).rejects.toThrow(RangeError);
      expect([await storage.list(), await storage.stat(KEY)]).toEqual([[], undefined]);
    });

    it('removes what was left unfinished, and no file', async () => {
      await put(KEY);
      await storage.removeUnfinished();
      expect(await storage.list()).toEqual([KEY]);
    });
  });

  it('creates a file only where there is none', async () => {
    expect(await storage.create('.installation', Buffer.from('mine'))).toBe(true);
    expect(await storage.create('.installation', Buffer.from('theirs'))).toBe(false);
    expect(await text('.installation')).toBe('mine');
  });

  it('gives a part of a file as it is read', async () => {
    await storage.put(KEY, Buffer.from('0123456789'));
    const part = async (start: number, end: number) => {
      const found = await storage.open(KEY, { start, end });
      return [found?.size, found && (await buffer(found.body)).toString()];
    };
    expect([await part(0, 1), await part(3, 5), await part(8, 9)]).toEqual([
      [10, '01'],
      [10, '345'],
      [10, '89'],
    ]);
  });

  it('takes over a file of this machine, which is gone then, and lends it as one', async () => {
    const draft = path.join(storage.draftsDir, 'rooms', '.work.part');
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, 'written');
    await storage.adopt(draft, KEY);
    expect(await storage.withFile(KEY, (file) => readFile(file, 'utf8'))).toBe('written');
    await expect(access(draft)).rejects.toThrow('ENOENT');
    expect(await storage.list()).toEqual([KEY]);
  });

  it('lists every key below a prefix', async () => {
    const rooms = ['rooms/a.jpg', 'rooms/b.jpg', 'rooms/c.jpg'];
    const others = ['.installation', '.trash/2026-11-21/rooms/d.jpg', 'roomsful/e.jpg'];
    await put(...rooms, ...others);
    expect([...(await storage.list('rooms/'))].sort()).toEqual(rooms);
    expect(await storage.list('.trash/')).toEqual([others[1]]);
    expect([...(await storage.list())].sort()).toEqual([...rooms, ...others].sort());
  });

  it('moves a file there and back, over one that has the key', async () => {
    const away = '.trash/2026-11-21/rooms/3f2a9c-1600.jpg';
    await put(KEY);
    expect([await storage.move(KEY, away), await storage.list()]).toEqual([true, [away]]);
    await storage.put(KEY, Buffer.from('newer'));
    expect([await storage.move(away, KEY), await storage.list()]).toEqual([true, [KEY]]);
    expect(await text()).toBe(`content of ${KEY}`);
  });

  it('removes files, those that are missing included', async () => {
    await put(KEY, 'rooms/other.jpg');
    await storage.remove([KEY, 'rooms/missing.jpg']);
    expect(await storage.list()).toEqual(['rooms/other.jpg']);
  });
}
