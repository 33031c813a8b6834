import { describeSiteSettingStore, describeSuperAdminSettingsStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmSiteSettingStore } from './mikro-orm-site-setting-store';
import { MikroOrmSuperAdminSettingsStore } from './mikro-orm-super-admin-settings-store';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

describeSuperAdminSettingsStore(
  () => new MikroOrmSuperAdminSettingsStore(database.orm.em, database.contentVersion),
);

describeSiteSettingStore(async () => {
  await database.empty('site_setting');
  return new MikroOrmSiteSettingStore(database.orm.em, database.contentVersion);
});
