import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions, type DatabaseSchema } from './orm-options';

/** Key of an advisory lock, any number of our own. Replicas that start at the same time wait for it. */
const MIGRATION_LOCK = 7_203_000;

/**
 * Applies pending migrations, one process at a time.
 * @param names only these; all of them when left out
 * @returns their names
 */
export function runMigrations(orm: MikroORM, names?: readonly string[]): Promise<string[]> {
  return locked(orm.config.get('clientUrl'), () => applyAll(orm, names));
}

/**
 * The same for a process that is about to serve. Its own connections have time limits that a migration must not have, so
 * pending migrations are applied through others, which are opened only when there are some.
 */
export function runMigrationsBeforeServing(serving: MikroORM, schema: DatabaseSchema): Promise<string[]> {
  const databaseUrl = serving.config.get('clientUrl');
  return locked(databaseUrl, async () => {
    if ((await serving.migrator.getPending()).length === 0) return [];
    const orm = new MikroORM(ormOptions(databaseUrl ?? '', schema));
    try {
      return await applyAll(orm);
    } finally {
      await orm.close();
    }
  });
}

async function applyAll(orm: MikroORM, names?: readonly string[]): Promise<string[]> {
  const done = await orm.migrator.up(names && { migrations: [...names] });
  return done.map(({ name }) => name);
}

async function locked<Result>(databaseUrl: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'ospite migrations' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await lock.end();
  }
}

/** Columns by table. */
type Retired = Readonly<Record<string, readonly string[]>>;

/**
 * The SQL statements that would make the database what the entities describe; none when they agree. Tables that no entity
 * describes count, except the migrator's own.
 * @param retired columns that no entity describes any more and that may stay
 */
export async function schemaDrift(orm: MikroORM, retired: Retired = {}): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: true, wrap: false });
  return sql
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !dropsOnlyRetired(line, retired));
}

const DROPS = /^alter table "([^"]+)" (drop column "[^"]+"(?:, drop column "[^"]+")*);$/;

function dropsOnlyRetired(statement: string, retired: Retired): boolean {
  const [, table = '', drops = ''] = DROPS.exec(statement) ?? [];
  const dropped = [...drops.matchAll(/"([^"]+)"/g)].map(([, column = '']) => column);
  return dropped.length > 0 && dropped.every((column) => retired[table]?.includes(column));
}
