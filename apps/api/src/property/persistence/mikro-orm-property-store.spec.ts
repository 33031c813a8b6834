import { describePropertyStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmPropertyStore } from './mikro-orm-property-store';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

describePropertyStore(async () => {
  await database.empty('property');
  return new MikroOrmPropertyStore(database.orm.em, database.contentVersion);
});
