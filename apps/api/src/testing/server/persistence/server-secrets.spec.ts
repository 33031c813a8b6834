import { describeSecretHashStore } from '@ospite/domain/testing';
import { createTestDatabase } from '../../test-database';
import { emptying, type TestDatabase } from '@ospite/server/testing';
import { readConfig } from '@ospite/server/config';
import { DatabasePool, ServerSecrets } from '@ospite/server/persistence';

let database: TestDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new DatabasePool(readConfig({ DATABASE_URL: database.url }, '/'));
});
afterAll(async () => {
  await pool.onApplicationShutdown();
  await database.drop();
});

describeSecretHashStore(async () => {
  await pool.pool.query(emptying('server_secret'));
  return new ServerSecrets(pool);
});
