import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseTrouble } from './database-trouble.mjs';

/** A server that was started together with us is there within moments. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 200;
const CONNECT_TIMEOUT_MS = 5_000;

const MAY_CREATE = `
  SELECT current_setting('server_version_num')::int AS version,
    has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "mayCreate"`;

async function probe(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(MAY_CREATE)).rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Says in one line what is wrong with the database in DATABASE_URL, and ends with 1; says nothing when all is well. */
async function main(url) {
  const latest = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await probe(url).catch((error) => error);
    const trouble = databaseTrouble(found, url);
    if (!trouble) return 0;
    if (!trouble.mayPass || performance.now() > latest) {
      console.log(trouble.line);
      return 1;
    }
    await pause(PAUSE_MS);
  }
}

process.exit(await main(process.env.DATABASE_URL ?? ''));
