import { Migrator } from '@mikro-orm/migrations';
import {
  defineConfig,
  PostgreSqlDriver,
  type EntitySchema,
  type EntityClass,
  type MigrationObject,
} from '@mikro-orm/postgresql';
import { servingConnections } from './connections/serving-client';
import { MAX_ORM_CONNECTIONS, SERVING_LIMITS } from './connections/serving-limits';

/** The schema of pg-boss's own tables. No entity, migration, export or drift check includes it. */
export const JOBS_SCHEMA = 'pgboss';

/** Few, since long-running work mostly runs one after the other. */
const MAX_LONG_RUNNING_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 15_000;
const IDLE_MS = 30_000;

/** The migrator's own table: no entity describes it, and no migration may drop it. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** The tables of all modules and the migrations that made them; the application, which knows the modules, provides it. */
export abstract class DatabaseSchema {
  abstract readonly entities: readonly (EntityClass | EntitySchema)[];
  abstract readonly migrations: readonly MigrationObject[];
}

/**
 * Options of the ORM for migrations, jobs and exports, without time limits. Entities and migrations are listed, never
 * discovered.
 */
export function ormOptions(databaseUrl: string, schema: DatabaseSchema) {
  return defineConfig({
    ...descriptionOf(databaseUrl, schema),
    pool: { min: 0, max: MAX_LONG_RUNNING_CONNECTIONS, idleTimeoutMillis: IDLE_MS },
    driverOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'ospite long work' },
  });
}

/** The same for requests, where somebody waits for the response. */
export function servingOrmOptions(databaseUrl: string, schema: DatabaseSchema, limits = SERVING_LIMITS) {
  return defineConfig({
    ...descriptionOf(databaseUrl, schema),
    pool: { min: 0, max: MAX_ORM_CONNECTIONS, idleTimeoutMillis: IDLE_MS },
    driverOptions: servingConnections(limits),
  });
}

function descriptionOf(databaseUrl: string, { entities, migrations }: DatabaseSchema) {
  return {
    driver: PostgreSqlDriver,
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    migrations: {
      migrationsList: [...migrations],
      tableName: MIGRATIONS_TABLE,
      snapshot: false,
      allOrNothing: true,
    },
    // The schema of background work belongs to pg-boss, which creates and migrates it.
    schemaGenerator: { ignoreSchema: [JOBS_SCHEMA] },
    // Code outside a request has to fork an entity manager; a shared one would mix visitors.
    allowGlobalContext: false,
    logger: () => undefined,
  };
}
