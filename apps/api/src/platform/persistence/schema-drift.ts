import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * What would have to be done to the database to make it what the entities describe, as SQL statements; nothing when
 * they agree. Tables that no entity describes count too, but for the migrator's own.
 */
export async function schemaDrift(orm: MikroORM): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: true, wrap: false });
  return sql
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
