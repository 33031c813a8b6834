import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of one test file's own. */
export interface TestDatabase {
  /** Its address for the role that owns it, and has no other right: the one the product has. */
  readonly url: string;
  /** Removes it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** Makes a database without any table on the run's own server (`TEST_DATABASE_URL`, from Jest's global set-up). */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** Makes a copy of a database. @param prepare what is done before, on the same connection */
export async function createDatabase(
  template: string,
  prepare?: (server: pg.Client) => Promise<void>,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (server) => {
    await prepare?.(server);
    // Copied as files: page by page through the log, it takes half as long again.
    await server.query(`create database ${name} owner ${role()} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Runs work on a connection of its own. */
export async function onDatabase<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * SQL that empties tables in this order, with all that goes when their rows go, and numbers their rows from 1 again.
 * `truncate` would make new files for every table and index, which took a third of the processor time of the API's tests.
 */
export function emptying(...tables: readonly string[]): string {
  const deletions = tables.map((table) => `delete from ${table};`).join(' ');
  return `${deletions}
    with recursive emptied as (
      select unnest('{${tables.join(',')}}'::regclass[])::oid as id
      union
      select conrelid from pg_constraint join emptied on confrelid = emptied.id
    )
    select setval(objid::regclass, 1, false)
    from emptied join pg_depend on refobjid = emptied.id join pg_class on pg_class.oid = objid and relkind = 'S'
    where classid = 'pg_class'::regclass`;
}

/** Works as the superuser of the run's own server. */
export function onServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  return onDatabase(given('TEST_DATABASE_URL'), work);
}

export function urlOf(database: string): string {
  return Object.assign(new URL(given('TEST_APPLICATION_URL')), { pathname: `/${database}` }).href;
}

export function role(): string {
  return pg.escapeIdentifier(new URL(given('TEST_APPLICATION_URL')).username);
}

/** What Jest's global set-up has set. */
export function given(name: 'TEST_DATABASE_URL' | 'TEST_APPLICATION_URL' | 'TEST_SERVER_BUNDLE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: Jest’s global set-up did not run.`);
  return value;
}
