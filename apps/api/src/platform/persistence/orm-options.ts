import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { entities } from '../../entities';
import { migrations } from '../../migrations';
import { JOBS_SCHEMA } from '../jobs/boss';

const MAX_CONNECTIONS = 10;
/** For a connection to be free, too: a guest rather waits than is refused while many come at once. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Tables that no entity describes and no migration check may drop: the migrator's own book-keeping. */
export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** How the ORM reaches and understands the database. Entities and migrations are listed, never searched for. */
export function ormOptions(databaseUrl: string) {
  return defineConfig({
    driver: PostgreSqlDriver,
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    pool: { min: 0, max: MAX_CONNECTIONS, idleTimeoutMillis: 30_000 },
    driverOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'ospite' },
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
  });
}
