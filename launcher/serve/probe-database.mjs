import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The oldest PostgreSQL that has all that is used; see docs/operations/configure.md. */
const OLDEST_VERSION = 15;

function namesIn(url) {
  try {
    const { hostname, port, username, pathname } = new URL(url);
    return {
      server: `${hostname || 'localhost'}:${port || 5432}`,
      user: decodeURIComponent(username) || 'the present user',
      database: decodeURIComponent(pathname.slice(1)) || 'postgres',
    };
  } catch {
    return undefined;
  }
}

/** Why nobody gets in, by PostgreSQL's or the system's code, each with its remedy. */
const REFUSALS = {
  '28P01': ({ server, user }) =>
    `The database server at ${server} refuses the password of ${user}: correct it in DATABASE_URL.`,
  28000: ({ server, user }, { message }) =>
    `The database server at ${server} does not let ${user} in (${message}): correct DATABASE_URL, or allow it there.`,
  '3D000': ({ server, database }) =>
    `There is no database ${database} at ${server}: create it (createdb ${database}), or correct DATABASE_URL.`,
  42501: ({ server, user, database }) =>
    `${user} may not connect to the database ${database} at ${server}: GRANT CONNECT, CREATE ON DATABASE to it.`,
  ENOTFOUND: ({ server }) => `Nobody knows the database server ${server}: correct the host in DATABASE_URL.`,
};

/**
 * What is wrong with the database of DATABASE_URL, in one line with the remedy and without its password.
 * @param {{ version: number, mayCreate: boolean } | (Error & { code?: string })} found What was found there, or why nothing was.
 * @param {string} url
 * @returns {{ line: string, mayPass?: boolean } | undefined} `mayPass`: a server that is just starting says so too.
 */
function databaseTrouble(found, url) {
  const names = namesIn(url);
  if (!names)
    return { line: 'DATABASE_URL is not an address: write postgresql://user:password@host:5432/database.' };
  const { server, user, database } = names;
  if (found instanceof Error) {
    const refusal = REFUSALS[found.code ?? ''];
    if (refusal) return { line: refusal(names, found) };
    const why = found.code ?? found.message;
    return {
      line: `The database server at ${server} does not answer (${why}): start it, or correct DATABASE_URL.`,
      mayPass: true,
    };
  }
  const major = Math.floor(found.version / 10_000);
  if (major < OLDEST_VERSION)
    return {
      line:
        `The database server at ${server} is PostgreSQL ${major}, and Ospite needs ${OLDEST_VERSION} or later: ` +
        'let DATABASE_URL name a newer one, or leave it out for the one that comes with Ospite.',
    };
  if (found.mayCreate) return undefined;
  return {
    line: `${user} may not create tables in the database ${database}: make it the owner (ALTER DATABASE ${database} OWNER TO ${user}).`,
  };
}

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
