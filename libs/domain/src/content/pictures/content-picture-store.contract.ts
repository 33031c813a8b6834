import type { KeyedUpload, StoreFiles } from '../../shared';
import { aContentPicture } from './content-picture.fixture';
import { MAX_CONTENT_PICTURES } from './content-picture';
import type { ContentPictureStore } from './content-picture-store';

const { id: _id, uploadedAt: NOW, ...PICTURE } = aContentPicture();

/** What every store of the owner's pictures does. @param open a store without pictures */
export function describeContentPictureStore(
  open: () => Promise<ContentPictureStore> | ContentPictureStore,
): void {
  describe('a store of pictures for the pages of the site', () => {
    let pictures: ContentPictureStore;
    beforeEach(async () => {
      pictures = await open();
    });
    const add = (storeFiles: StoreFiles = async () => PICTURE, upload?: KeyedUpload) =>
      pictures.add(NOW, storeFiles, upload);

    it('lists pictures with all that is known of them, the newest first', async () => {
      const [one, two] = [await add(), await add()];
      expect(await pictures.list()).toEqual([
        { ...aContentPicture(), id: two.id },
        { ...aContentPicture(), id: one.id },
      ]);
    });

    it('adds nothing when the files cannot be stored', async () => {
      await expect(add(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
      expect(await pictures.list()).toEqual([]);
    });

    it('refuses one too many before it stores a file', async () => {
      for (let count = 0; count < MAX_CONTENT_PICTURES; count += 1) await add();
      const storeFiles = jest.fn(async () => PICTURE);
      await expect(add(storeFiles)).rejects.toMatchObject({ code: 'content.picture_limit' });
      expect(storeFiles).not.toHaveBeenCalled();
    });

    it('takes an upload once, however often it is sent under its key', async () => {
      const upload = { key: 'a', content: Uint8Array.of(1, 2) };
      expect(await pictures.findUploaded(upload)).toBeUndefined();
      const picture = await add(undefined, upload);
      expect([await add(undefined, upload), await pictures.findUploaded(upload)]).toEqual([picture, picture]);
      const other = { ...upload, content: Uint8Array.of(3) };
      for (const refused of [() => add(undefined, other), () => pictures.findUploaded(other)])
        await expect(refused()).rejects.toMatchObject({ code: 'content.key_reused' });
      expect(await pictures.list()).toEqual([picture]);
    });
  });
}
