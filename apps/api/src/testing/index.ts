export { databaseSchema } from '../database-schema';
export { expectDocumented } from './documented';
export {
  OWNER,
  startTestApi,
  storeSecret,
  SUPER_ADMIN_KEY,
  type TestApi,
  type TestApiOptions,
} from './test-api';
export { createEmptyDatabase, onDatabase, TestClock, type TestDatabase } from '@ospite/server/testing';
export { createTestDatabase } from './test-database';
export { TestRenderer } from './test-renderer';
export { openTestOrm, type TestOrm } from './test-orm';
export { seedTestData } from './seed-test-data';
