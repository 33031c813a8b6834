import { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config';
import { runMigrations } from '../platform/persistence/migrations';
import { databaseSchema } from '../database-schema';
import { ormOptions } from '../platform/persistence/orm-options';
import { schemaDrift } from '../platform/persistence/migrations';
import { waitForDatabase } from '../platform/persistence/connections/wait-for-database';

/** Migrates the (throw-away) database and fails when its tables are not what the entities describe. */
export async function checkMigrations(config: Config): Promise<number> {
  await waitForDatabase(config.databaseUrl);
  const orm = new MikroORM(ormOptions(config.databaseUrl, databaseSchema));
  try {
    await runMigrations(orm);
    const drift = await schemaDrift(orm);
    if (drift.length === 0) {
      console.log('Migrations and entities agree.');
      return 0;
    }
    console.error('Migrations and entities disagree. What is missing in the migrations:');
    for (const statement of drift) console.error(`  ${statement}`);
    console.error('Write it with: npm run migration -- <name>');
    return 1;
  } finally {
    await orm.close();
  }
}
