import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions, runMigrations } from '@ospite/server/persistence';
import { createDatabase, role, urlOf, type TestDatabase } from '@ospite/server/testing';
import type pg from 'pg';
import { databaseSchema } from '../database-schema';

const TEMPLATE = 'ospite_template';
const TEMPLATE_DRAFT = 'ospite_template_draft';
const TEMPLATE_LOCK = 7_203_999;

/** Makes a migrated database. The migrations run once for all test files; each file gets a copy. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE, async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(server);
  });
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
