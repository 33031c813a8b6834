import { RestoreRefusedError } from './restore-refused';
import pg from 'pg';
import type { SiteTables } from '../site-tables';
import { RestoreTarget } from './restore-target';

const LOCK = 'restore';

/** Runs work on a connection of its own, which is closed at the end; whatever was not committed is rolled back. */
export async function onRestoreConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'ospite restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lends a database to a single restore. @throws RestoreRefusedError when another one is under way */
export function withTarget<Result>(
  databaseUrl: string,
  tables: SiteTables,
  work: (target: RestoreTarget) => Promise<Result>,
): Promise<Result> {
  return onRestoreConnection(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
      LOCK,
    ]);
    if (!rows[0]?.taken)
      throw new RestoreRefusedError('place_in_use', 'Another restore into this database is under way.');
    return work(new RestoreTarget(client, tables));
  });
}
