import { Migrator } from '@mikro-orm/migrations';
import {
  defineConfig,
  PostgreSqlDriver,
  type EntitySchema,
  type EntityClass,
  type MigrationObject,
} from '@mikro-orm/postgresql';
import { JOBS_SCHEMA } from '../jobs/boss';
import { servingConnections } from './connections/serving-client';
import { MAX_ORM_CONNECTIONS, SERVING_LIMITS } from './connections/serving-limits';

/** Few: what takes its time runs one after the other. */
const MAX_LONG_WORK_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 15_000;
const IDLE_MS = 30_000;

/** Tables that no entity describes and no migration check may drop: the migrator's own book-keeping. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** The tables of every module and the migrations that made them; given by the application, which knows the modules. */
export abstract class DatabaseSchema {
  abstract readonly entities: readonly (EntityClass | EntitySchema)[];
  abstract readonly migrations: readonly MigrationObject[];
}

/**
 * How the ORM reaches and understands the database, for work that may take its time: migrations, jobs, exports.
 * Entities and migrations are listed, never searched for.
 */
export function ormOptions(databaseUrl: string, schema: DatabaseSchema) {
  return defineConfig({
    ...descriptionOf(databaseUrl, schema),
    pool: { min: 0, max: MAX_LONG_WORK_CONNECTIONS, idleTimeoutMillis: IDLE_MS },
    driverOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'ospite long work' },
  });
}

/** The same for requests, where somebody waits for the answer. */
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
    // The schema of background work belongs to pg-boss, which makes and renews it by itself.
    schemaGenerator: { ignoreSchema: [JOBS_SCHEMA] },
    // A store outside a request has to say which unit of work it belongs to; a shared one would mix visitors.
    allowGlobalContext: false,
    logger: () => undefined,
  };
}
