import { describeContentStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmContentPictureStore } from './mikro-orm-content-picture-store';
import { MikroOrmContentStore } from './mikro-orm-content-store';

const NOW = new Date('2026-07-01T08:30:00Z');

let database: TestOrm;
let store: MikroOrmContentStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmContentStore(database.orm.em, database.contentVersion);
});
beforeEach(() =>
  database.empty('content_section', 'content_revision', 'content_publication', 'content_picture'),
);
afterAll(() => database.close());

describeContentStore(() => ({ store, pictures: new MikroOrmContentPictureStore(database.orm.em) }));

describe('content in PostgreSQL', () => {
  it('raises the content version when it is published, and not while it is a draft', async () => {
    const { contentVersion } = database;
    const before = contentVersion.current();
    const values = { title: { it: 'Chi siamo' } };
    await store.edit('about', () => [
      { page: 'about', kind: 'about.lead', hidden: false, values, marks: [], updatedAt: NOW },
    ]);
    expect(contentVersion.current()).toBe(before);
    await store.publish(NOW, 'marta', () => [{ page: 'about', sections: [] }]);
    expect(contentVersion.current()).toBeGreaterThan(before);
  });
});
