import { filesOf, type Picture } from './picture';
import type { PictureStore } from './picture-store';

/** A picture store under test. */
export interface OpenPictureStore {
  readonly pictures: PictureStore;
  /** A file that can be read as a picture. */
  readonly upload: Uint8Array;
  /** Whether a file is stored. */
  readonly has: (url: string) => Promise<boolean>;
}

/** What every picture store does. */
export function describePictureStore(open: () => Promise<OpenPictureStore> | OpenPictureStore): void {
  describe('a picture store', () => {
    let store: OpenPictureStore;

    beforeEach(async () => {
      store = await open();
    });

    const keep = async (save: (picture: Picture) => Promise<Picture> = async (picture) => picture) =>
      store.pictures.keep('rooms', await store.pictures.read(store.upload), async (storeFiles) =>
        save(await storeFiles()),
      );
    const areStored = async (picture: Picture) =>
      new Set(await Promise.all(filesOf(picture).map((url) => store.has(url))));

    it('reads pictures, and nothing else', async () => {
      expect(await store.pictures.read(store.upload)).toMatchObject({
        width: expect.any(Number),
        placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      for (const upload of [new Uint8Array(), Uint8Array.of(1, 2, 3)])
        await expect(store.pictures.read(upload)).rejects.toMatchObject({
          name: 'UnreadablePictureError',
          fault: 'unreadable',
        });
    });

    it('stores the files while their row is saved, and returns what was saved', async () => {
      let during: ReadonlySet<boolean> | undefined;
      const picture = await keep(async (stored) => {
        during = await areStored(stored);
        return stored;
      });
      expect(picture.url).toMatch(/^\/uploads\/rooms\//);
      expect([during, await areStored(picture)]).toEqual([new Set([true]), new Set([true])]);
    });

    it('gives each upload files of its own, even two of the same picture', async () => {
      const [one, two] = [await keep(), await keep()];
      expect(filesOf(one).filter((url) => filesOf(two).includes(url))).toEqual([]);
      await store.pictures.discard('rooms', [one]);
      expect([await areStored(one), await areStored(two)]).toEqual([new Set([false]), new Set([true])]);
    });

    it('removes the files when their row cannot be saved', async () => {
      let picture: Picture | undefined;
      const failing = keep((stored) => {
        picture = stored;
        return Promise.reject(new Error('no row'));
      });
      await expect(failing).rejects.toThrow('no row');
      expect(picture && (await areStored(picture))).toEqual(new Set([false]));
    });

    it('discards nothing when there is nothing to discard', async () => {
      const picture = await keep();
      await store.pictures.discard('rooms', []);
      expect(await areStored(picture)).toEqual(new Set([true]));
    });
  });
}
