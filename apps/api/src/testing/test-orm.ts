import { testOrmOn, type TestOrm } from '@ospite/server/testing';
import { databaseSchema } from '../database-schema';
import { createTestDatabase } from './test-database';

/** Makes a database with all tables and opens it, for tests of stores. */
export async function openTestOrm(): Promise<TestOrm> {
  return testOrmOn(await createTestDatabase(), databaseSchema);
}

export type { TestOrm };
