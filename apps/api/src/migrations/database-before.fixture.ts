import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '@ospite/server/persistence';
import { createEmptyDatabase, type TestDatabase } from '@ospite/server/testing';
import { databaseSchema } from '../database-schema';

/** Gives each test of a file a database that has come as far as a migration. @param last that migration's name */
export function databaseBefore(last: string): () => MikroORM {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    orm = new MikroORM(ormOptions(database.url, databaseSchema));
    await orm.migrator.up({ to: last });
  });
  afterEach(async () => {
    await orm.close();
    await database.drop();
  });
  return () => orm;
}
