import { MikroORM } from '@mikro-orm/postgresql';
import { type DatabaseSchema, ormOptions, runMigrations } from '@ospite/server/persistence';

/** Brings a database to a version of the schema. @param names the migrations that make it up; all when left out */
export async function migrateTarget(
  databaseUrl: string,
  schema: DatabaseSchema,
  names?: readonly string[],
): Promise<void> {
  const orm = new MikroORM(ormOptions(databaseUrl, schema));
  try {
    await runMigrations(orm, names);
  } finally {
    await orm.close();
  }
}
