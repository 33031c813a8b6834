import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config/read-config';
import { refuseOldDatabase } from './database-floor';

/** A database that starts beside us is there within seconds; after this long a person has to look. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
/** For a connection, and for its answer: a frozen database gives neither. */
const CONNECT_TIMEOUT_MS = 5_000;
/** What waiting does not mend: a wrong password, role or database (PostgreSQL, appendix A). */
const HOPELESS = new Set(['28P01', '28000', '3D000']);

/**
 * Waits until the database answers, and sees that it is new enough.
 * @throws ConfigError when it is too old
 * @throws Error of the last attempt, at once when waiting is in vain
 */
export async function waitForDatabase(databaseUrl: string, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const failure = await tryOnce(databaseUrl);
    if (!failure) return;
    if (failure instanceof ConfigError) throw failure;
    if (HOPELESS.has(failure.code ?? '') || Date.now() >= deadline)
      throw new Error(`The database cannot be reached: ${failure.message || failure.code}`, {
        cause: failure,
      });
    await pause(PAUSE_MS);
  }
}

async function tryOnce(databaseUrl: string): Promise<NodeJS.ErrnoException | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    application_name: 'ospite start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseOldDatabase(client);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}
