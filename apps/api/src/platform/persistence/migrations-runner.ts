import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Any number of our own: who migrates holds this lock, replicas that start at the same time wait for it. */
const MIGRATION_LOCK = 7_203_000;

/** Applies the migrations that are missing, one process at a time. @returns their names */
export async function runMigrations(orm: MikroORM): Promise<string[]> {
  const lock = new pg.Client({
    connectionString: orm.config.get('clientUrl'),
    application_name: 'ospite migrations',
  });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await orm.migrator.up();
    return done.map(({ name }) => name);
  } finally {
    await lock.end();
  }
}
