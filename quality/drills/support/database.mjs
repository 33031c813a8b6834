import pg from 'pg';

const CONNECT_MS = 2_000;

/** Asks the product's database on a connection of its own, which is closed again. @returns {Promise<object[]>} */
export async function ask(databaseUrl, sql, values = []) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the database accepts connections and queries. */
export const isReachable = async (databaseUrl) => (await ask(databaseUrl, 'select 1')).length === 1;
