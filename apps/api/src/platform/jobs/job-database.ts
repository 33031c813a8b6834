import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ormOptions } from '../persistence/orm-options';

/**
 * Does work of a job on a connection of its own: the guests' keep theirs, and their time limits are not the job's. It
 * is opened for the run and closed after it, since most of the day there is none.
 */
export async function onJobDatabase<Result>(
  databaseUrl: string,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  const options = ormOptions(databaseUrl);
  const orm = new MikroORM({
    ...options,
    pool: { min: 0, max: 1 },
    driverOptions: {
      ...options.driverOptions,
      application_name: 'ospite job',
      statement_timeout: 0,
      query_timeout: 0,
    },
  });
  try {
    return await work(orm.em);
  } finally {
    await orm.close();
  }
}
