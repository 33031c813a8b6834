import { describeBrandStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmBrandStore } from './mikro-orm-brand-store';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

describeBrandStore(() => new MikroOrmBrandStore(database.orm.em, database.contentVersion));
