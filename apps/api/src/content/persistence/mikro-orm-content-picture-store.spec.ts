import { describeContentPictureStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmContentPictureStore } from './mikro-orm-content-picture-store';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
beforeEach(() => database.empty('content_picture'));
afterAll(() => database.close());

describeContentPictureStore(() => new MikroOrmContentPictureStore(database.orm.em));
