import { BREAKFAST_GALLERY, MAX_BREAKFAST_IMAGES, withoutImage } from '@ospite/domain';
import { aBreakfastImage, describeBreakfastImageStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmBreakfastImageStore } from './mikro-orm-breakfast-image-store';

let database: TestOrm;
let store: MikroOrmBreakfastImageStore;

beforeAll(async () => {
  database = await openTestOrm();
  const version = database.contentVersion;
  store = new MikroOrmBreakfastImageStore(database.orm.em, version);
});
beforeEach(() => database.empty('breakfast_image'));
afterAll(() => database.close());

describeBreakfastImageStore(() => store);

it('images that come and go raise the content version', async () => {
  const { contentVersion } = database;
  const versions = [contentVersion.current()];
  const { id: _id, order: _order, ...image } = aBreakfastImage();
  const { id } = await store.add({ ...image, storeFiles: async () => image });
  versions.push(contentVersion.current());
  await store.change((gallery) => withoutImage(gallery, id, BREAKFAST_GALLERY));
  versions.push(contentVersion.current());
  expect(new Set(versions).size).toBe(3);
});

it('images that come and go at once leave positions without gaps, and never exceed the limit', async () => {
  const { id: _id, order: _order, ...image } = aBreakfastImage();
  const add = () => store.add({ ...image, storeFiles: async () => image });
  const { id } = await add();
  const outcomes = await Promise.allSettled([
    store.change((gallery) => withoutImage(gallery, id, BREAKFAST_GALLERY)),
    ...Array.from({ length: MAX_BREAKFAST_IMAGES + 5 }, add),
  ]);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['breakfast.image_limit']));
  const orders = (await store.list('everything')).map(({ order }) => order);
  expect(orders).toEqual(orders.map((_, position) => position));
  expect(orders.length).toBeGreaterThanOrEqual(MAX_BREAKFAST_IMAGES - 1);
});
