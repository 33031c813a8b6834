import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { databaseSchema } from '../database-schema';

const TEMPLATE = 'ospite_template';
const TEMPLATE_DRAFT = 'ospite_template_draft';
const TEMPLATE_LOCK = 7_203_999;

/** A database of one test file's own. */
export interface TestDatabase {
  /** Its address for the role that owns it, and has no other right: the one the product has. */
  readonly url: string;
  /** Removes it, with whatever is still connected. */
  drop(): Promise<void>;
}

/**
 * Makes a migrated database on the run's own server (`TEST_DATABASE_URL`, from Jest's global set-up). The migrations
 * run once for all test files; each file gets a copy.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = databaseName();
  await onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(server);
    await server.query(`create database ${name} owner ${role()} template ${TEMPLATE}`);
  });
  return opened(name);
}

/** Makes a database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = databaseName();
  await onServer(async (server) => {
    await server.query(`create database ${name} owner ${role()} template template0`);
  });
  return opened(name);
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

function opened(name: string): TestDatabase {
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Made under another name first: a run that dies in between leaves no half template behind. */
async function makeTemplate(server: pg.Client): Promise<void> {
  await server.query(`drop database if exists ${TEMPLATE_DRAFT} with (force)`);
  await server.query(`create database ${TEMPLATE_DRAFT} owner ${role()} template template0`);
  const orm = new MikroORM(ormOptions(urlOf(TEMPLATE_DRAFT), databaseSchema));
  await runMigrations(orm);
  await orm.close();
  await server.query(`alter database ${TEMPLATE_DRAFT} rename to ${TEMPLATE}`);
}

/** Works as the superuser of the run's own server. */
export function onServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  return onDatabase(given('TEST_DATABASE_URL'), work);
}

function databaseName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

function urlOf(database: string): string {
  return Object.assign(new URL(given('TEST_APPLICATION_URL')), { pathname: `/${database}` }).href;
}

function role(): string {
  return pg.escapeIdentifier(new URL(given('TEST_APPLICATION_URL')).username);
}

/** What Jest's global set-up has set. */
export function given(name: 'TEST_DATABASE_URL' | 'TEST_APPLICATION_URL' | 'TEST_SERVER_BUNDLE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: Jest’s global set-up did not run.`);
  return value;
}
