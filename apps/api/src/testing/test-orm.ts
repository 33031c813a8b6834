import { MikroORM } from '@mikro-orm/postgresql';
import { databaseSchema } from '../database-schema';
import { ContentVersion, DatabaseNotices, ormOptions } from '@ospite/server/persistence';
import { emptying } from '@ospite/server/testing';
import { createTestDatabase } from './test-database';

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

/** Makes a database and opens it, for tests of stores. */
export async function openTestOrm(): Promise<TestOrm> {
  const { url, drop } = await createTestDatabase();
  const orm = new MikroORM(ormOptions(url, databaseSchema));
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
