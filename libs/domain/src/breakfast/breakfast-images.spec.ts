import { AN_UPLOAD, MemoryPictureStore } from '../shared/pictures/memory-picture-store.fixture';
import { AddBreakfastImage } from './add-breakfast-image';
import { ArrangeBreakfastImages } from './arrange-breakfast-images';
import { MAX_BREAKFAST_IMAGES } from './breakfast-image';
import { ChangeBreakfastImage } from './change-breakfast-image';
import { MemoryBreakfastImageStore } from './memory-breakfast-image-store.fixture';
import { RemoveBreakfastImage } from './remove-breakfast-image';

const NOW = new Date('2026-07-01T08:30:00Z');
const UPLOAD = { content: AN_UPLOAD, originalName: '/home/marta/IMG_1.jpg', description: ' Cornetti ' };
const clock = { now: () => NOW };

let images: MemoryBreakfastImageStore;
let pictures: MemoryPictureStore;
let addImage: AddBreakfastImage;

beforeEach(() => {
  images = new MemoryBreakfastImageStore();
  pictures = new MemoryPictureStore();
  addImage = new AddBreakfastImage(images, pictures, clock);
});

const gallery = () => images.list('everything');

it('the owner adds an image with its files, its names and its description', async () => {
  const image = await addImage.add(UPLOAD);
  expect(image).toMatchObject({ originalName: 'IMG_1.jpg', description: 'Cornetti', isActive: true });
  expect(image.url).toBe(`/uploads/breakfast/${image.filename}`);
  expect([image.uploadedAt, image.updatedAt, pictures.files]).toEqual([NOW, NOW, new Set([image.url])]);
  const unnamed = await addImage.add({ ...UPLOAD, originalName: '' });
  expect(unnamed.originalName).toBe(unnamed.filename);
});

it('nothing is read of an upload that is refused in any case', async () => {
  const read = jest.spyOn(pictures, 'read');
  await expect(addImage.add({ ...UPLOAD, description: 'a\nb' })).rejects.toMatchObject({
    code: 'breakfast.invalid',
  });
  expect(read).not.toHaveBeenCalled();
  for (let at = 0; at < MAX_BREAKFAST_IMAGES; at += 1) await addImage.add(UPLOAD);
  await expect(addImage.add(UPLOAD)).rejects.toMatchObject({ code: 'breakfast.image_limit' });
  expect(read).toHaveBeenCalledTimes(MAX_BREAKFAST_IMAGES);
  expect(pictures.files.size).toBe(MAX_BREAKFAST_IMAGES);
});

it('an upload that is sent again under its key is one image, also where it filled the gallery', async () => {
  for (let at = 1; at < MAX_BREAKFAST_IMAGES; at += 1) await addImage.add(UPLOAD);
  const keyed = { ...UPLOAD, idempotencyKey: 'a key' };
  const image = await addImage.add(keyed);
  expect(await addImage.add(keyed)).toEqual(image);
  expect(pictures.files.size).toBe(MAX_BREAKFAST_IMAGES);
});

it('nothing is stored of what is no picture', async () => {
  const refused = addImage.add({ ...UPLOAD, content: Uint8Array.of(1) });
  await expect(refused).rejects.toMatchObject({ fault: 'unreadable' });
  expect([await gallery(), pictures.files.size]).toEqual([[], 0]);
});

it('the owner changes what is sent of an image', async () => {
  const { id } = await addImage.add(UPLOAD);
  const changeImage = new ChangeBreakfastImage(images, clock);
  expect(await changeImage.change(id, NOW, { isActive: false })).toMatchObject({
    description: 'Cornetti',
    isActive: false,
  });
  expect(await changeImage.change(id, undefined, { description: ' ' })).toMatchObject({ description: null });
  await expect(changeImage.change(id, NOW, {})).rejects.toMatchObject({ code: 'breakfast.changed' });
  await expect(changeImage.change(9, NOW, {})).rejects.toMatchObject({ code: 'breakfast.not_found' });
});

it('the owner puts the images in another order, and removes one with its files', async () => {
  const [one, two] = [await addImage.add(UPLOAD), await addImage.add(UPLOAD)];
  const wanted = [
    { id: two.id, order: 0 },
    { id: one.id, order: 1 },
  ];
  expect((await new ArrangeBreakfastImages(images).arrange(wanted)).map(({ id }) => id)).toEqual([
    two.id,
    one.id,
  ]);
  await new RemoveBreakfastImage(images, pictures).remove(two.id);
  expect([await gallery(), pictures.files]).toEqual([[one], new Set([one.url])]);
});
