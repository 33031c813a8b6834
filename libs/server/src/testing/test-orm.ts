import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { ContentVersion } from '../persistence/content/content-version';
import { DatabaseNotices } from '../persistence/notices/database-notices';
import { type DatabaseSchema, ormOptions } from '../persistence/orm-options';
import { createEmptyDatabase, emptying, type TestDatabase } from './test-database';

/** The ORM on a database of one test file's own. */
export interface TestOrm {
  readonly url: string;
  readonly orm: MikroORM;
  /** For stores whose rows public pages show; it does not listen to other processes. */
  readonly contentVersion: ContentVersion;
  /** Empties tables; their rows are numbered from 1 again. */
  empty(...tables: readonly string[]): Promise<void>;
  /** Until somebody waits for somebody else's row. */
  untilSomebodyWaits(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database, for tests of stores. */
export function testOrmOn({ url, drop }: TestDatabase, schema: DatabaseSchema): TestOrm {
  const orm = new MikroORM(ormOptions(url, schema));
  return {
    url,
    orm,
    contentVersion: new ContentVersion(orm, new DatabaseNotices('')),
    empty: async (...tables) => {
      await orm.em.fork().execute(emptying(...tables));
    },
    untilSomebodyWaits: async () => {
      // On a connection of its own: a transaction sees the same activity as long as it lasts.
      const em = orm.em.fork();
      for (let isWaiting = false; !isWaiting;) {
        const waiting = await em.execute(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        isWaiting = waiting.length > 0;
      }
    },
    close: async () => {
      await orm.close();
      await drop();
    },
  };
}

/** A database with the tables of these records alone; the drift check holds them against the migrations. */
export async function openRecords(...records: readonly EntityClass[]): Promise<TestOrm> {
  const database = testOrmOn(await createEmptyDatabase(), { entities: records, migrations: [] });
  await database.orm.schema.create();
  return database;
}
