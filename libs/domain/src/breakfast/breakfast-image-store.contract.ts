import { withoutImage, type KeyedUpload, type StoreFiles } from '../shared';
import { BREAKFAST_GALLERY, MAX_BREAKFAST_IMAGES } from './breakfast-image';
import { aBreakfastImage } from './breakfast-image.fixture';
import type { BreakfastImageStore } from './breakfast-image-store';

const { id: _id, order: _order, ...IMAGE } = aBreakfastImage();
const { originalName, description, isActive, uploadedAt, updatedAt, filename: _filename, ...PICTURE } = IMAGE;
const DETAILS = { originalName, description, isActive, uploadedAt, updatedAt };

/** What every store of breakfast images does. @param open a store without images */
export function describeBreakfastImageStore(
  open: () => Promise<BreakfastImageStore> | BreakfastImageStore,
): void {
  describe('a store of breakfast images', () => {
    let images: BreakfastImageStore;
    beforeEach(async () => {
      images = await open();
    });

    const add = (storeFiles: StoreFiles = async () => PICTURE, changes = {}, upload?: KeyedUpload) =>
      images.add({ ...DETAILS, ...changes, storeFiles }, upload);
    const ids = async () => (await images.list('everything')).map(({ id }) => id);
    const refuse = () => {
      throw new Error('no');
    };

    it('stores an image with every field, behind the others', async () => {
      const one = await add();
      const two = await add(undefined, { description: null, isActive: false });
      expect([one, two]).toEqual([
        { ...IMAGE, id: one.id, order: 0 },
        { ...IMAGE, id: two.id, order: 1, description: null, isActive: false },
      ]);
      expect([await images.list('everything'), await images.list('published')]).toEqual([[one, two], [one]]);
    });

    it('adds nothing when there is no position, or the files cannot be stored', async () => {
      await expect(add(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
      expect(await ids()).toEqual([]);
      for (let count = 0; count < MAX_BREAKFAST_IMAGES; count += 1) await add();
      const storeFiles = jest.fn(async () => PICTURE);
      await expect(add(storeFiles)).rejects.toMatchObject({ code: 'breakfast.image_limit' });
      expect(storeFiles).not.toHaveBeenCalled();
      expect(await ids()).toHaveLength(MAX_BREAKFAST_IMAGES);
    });

    it('takes an upload once, however often it is sent under its key', async () => {
      const upload = { key: 'a', content: Uint8Array.of(1, 2) };
      const send = (sent: KeyedUpload) => add(undefined, {}, sent);
      expect(await images.findUploaded(upload)).toBeUndefined();
      const image = await send(upload);
      expect([await send(upload), await images.findUploaded(upload)]).toEqual([image, image]);
      const other = { ...upload, content: Uint8Array.of(3) };
      for (const refused of [() => send(other), () => images.findUploaded(other)])
        await expect(refused()).rejects.toMatchObject({ code: 'breakfast.key_reused' });
      expect(await ids()).toEqual([image.id]);
    });

    it('changes the gallery as a whole', async () => {
      const [one, two, three] = [await add(), await add(), await add()];
      const at = new Date('2026-06-01T00:00:00Z');
      const { before, after } = await images.change((gallery) =>
        withoutImage(gallery, two.id, BREAKFAST_GALLERY).map((image) => ({
          ...image,
          order: 1 - image.order,
          description: 'Pane',
          isActive: false,
          updatedAt: at,
        })),
      );
      expect([before, await ids()]).toEqual([
        [one, two, three],
        [three.id, one.id],
      ]);
      expect(await images.list('everything')).toEqual(after.toSorted((a, b) => a.order - b.order));
      expect(after.find(({ id }) => id === one.id)).toEqual({
        ...one,
        order: 1,
        description: 'Pane',
        isActive: false,
        updatedAt: at,
      });
    });

    it('stores nothing of a change that is refused', async () => {
      const one = await add();
      await expect(images.change(refuse)).rejects.toThrow('no');
      expect(await images.list('everything')).toEqual([one]);
    });
  });
}
