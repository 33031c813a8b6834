import { describeReplyTemplateStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmReplyTemplateStore } from './mikro-orm-reply-template-store';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

describeReplyTemplateStore(async () => {
  await database.orm.em.fork().execute(`update reply_templates set templates = '[]'`);
  return new MikroOrmReplyTemplateStore(database.orm.em);
});
