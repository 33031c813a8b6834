import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config/read-config';

/** A database that is just starting is ready within seconds; after this long a person has to look. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
/** For connecting, and for the answer: a frozen database gives neither. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Errors that waiting does not solve: a wrong password, role, database or right (PostgreSQL, appendix A). */
const PERMANENT = new Set(['28P01', '28000', '3D000', '42501']);

/** The oldest PostgreSQL that Ospite runs on, as the drill `deploy` shows. */
const OLDEST_POSTGRES = 15;

/**
 * Waits until the database answers, and checks that it is new enough and the role may make tables.
 * @param onWait told once, with the reason, when it does not answer at once
 * @throws ConfigError when it is not, or may not
 * @throws Error of the last attempt, at once when waiting does not help
 */
export async function waitForDatabase(
  databaseUrl: string,
  patienceMs = PATIENCE_MS,
  onWait?: (why: string) => void,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    const failure = await tryOnce(databaseUrl);
    if (!failure) return;
    if (failure instanceof ConfigError) throw failure;
    const why = failure.message || failure.code || '';
    if (PERMANENT.has(failure.code ?? '') || Date.now() >= deadline)
      throw new Error(`The database cannot be reached: ${why}`, { cause: failure });
    if (isFirst) onWait?.(why);
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
    await refuseUnfitDatabase(client);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

const FITNESS = `
  select current_setting('server_version_num') as number, current_user as role, current_database() as database,
    has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "mayCreate"`;

interface Fitness {
  readonly number: string;
  readonly role: string;
  readonly database: string;
  readonly mayCreate: boolean;
}

interface Connection {
  query(statement: string): Promise<{ readonly rows: readonly Fitness[] }>;
}

/**
 * Rejects a server that is too old, and a role without rights, before a migration fails half-way with a message that
 * nobody understands.
 * @throws ConfigError of one line that says what to do
 */
export async function refuseUnfitDatabase(client: Connection): Promise<void> {
  const [found] = (await client.query(FITNESS)).rows;
  const number = Number(found?.number);
  if (Math.floor(number / 10_000) < OLDEST_POSTGRES)
    throw new ConfigError([
      `The database is PostgreSQL ${nameOf(number)}, and Ospite needs ${OLDEST_POSTGRES} or later: let DATABASE_URL ` +
        'name a newer one, or leave it out for the one that comes with Ospite.',
    ]);
  if (!found?.mayCreate)
    throw new ConfigError([
      `${found?.role} may not create tables in the database ${found?.database}: make it the owner ` +
        `(ALTER DATABASE ${found?.database} OWNER TO ${found?.role}).`,
    ]);
}

/** 140023 is 14.23; 90624 is 9.6.24, of the major version 9.6. */
function nameOf(number: number): string {
  const [major, rest] = [Math.floor(number / 10_000), number % 10_000];
  return major >= 10 ? `${major}.${rest}` : `${major}.${Math.floor(rest / 100)}`;
}
