import { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config';
import { runMigrations } from '../platform/persistence/migrations';
import { databaseSchema } from '../database-schema';
import { ormOptions } from '../platform/persistence/orm-options';
import { waitForDatabase } from '../platform/persistence/connections/wait-for-database';

/** Brings the database up to date and ends. */
export async function migrate(config: Config): Promise<void> {
  await waitForDatabase(config.databaseUrl);
  const orm = new MikroORM(ormOptions(config.databaseUrl, databaseSchema));
  try {
    const done = await runMigrations(orm);
    console.log(done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}.`);
  } finally {
    await orm.close();
  }
}
