import pg from 'pg';
import { withClient } from './database.mjs';

/**
 * The role of the API and its commands. It owns its database, so it may create tables and schemas there, and may do
 * nothing else on the server: an attacker who takes over the API cannot read files or run programs through PostgreSQL.
 */
export const APPLICATION_ROLE = 'ospite_app';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * What the current superuser owns in this database, as statements that give it to `$1`. REASSIGN OWNED refuses the
 * superuser that initdb creates, who owns the system itself. A column's sequences go with their table; what belongs to
 * an extension stays with it.
 */
const HAND_OVER = `
  WITH mine AS (
    SELECT 'pg_namespace'::regclass AS catalog, oid, oid AS schema, nspowner AS owner,
      format('SCHEMA %I', nspname) AS object
    FROM pg_namespace
    UNION ALL
    SELECT 'pg_class'::regclass, oid, relnamespace, relowner, format('TABLE %s', oid::regclass)
    FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND NOT EXISTS (
      SELECT FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = c.oid AND c.relkind = 'S' AND deptype IN ('a', 'i'))
    UNION ALL
    SELECT 'pg_proc'::regclass, oid, pronamespace, proowner, format('ROUTINE %s', oid::regprocedure)
    FROM pg_proc
    UNION ALL
    SELECT 'pg_type'::regclass, t.oid, typnamespace, typowner, format('TYPE %s', t.oid::regtype)
    FROM pg_type t LEFT JOIN pg_class c ON c.oid = typrelid
    WHERE typtype IN ('d', 'e', 'r') OR (typtype = 'c' AND c.relkind = 'c')
  )
  SELECT format('ALTER %s OWNER TO %I', object, $1::text) AS statement
  FROM mine JOIN pg_namespace s ON s.oid = mine.schema
  WHERE owner = current_user::regrole AND s.nspname !~ '^pg_' AND s.nspname <> 'information_schema'
    AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = catalog AND d.objid = mine.oid AND d.deptype = 'e')`;

/**
 * Makes sure that the application's role exists with this password, owns the database and everything that the superuser
 * created in it, and can do no more. This also hands over installations from the time when the API was the superuser, at
 * their next start; all in one transaction, so that an interruption leaves everything as it was.
 * @param {string} superuserUrl The superuser's address of the application's database.
 * @param {string} password The application's.
 */
export async function ensureApplicationRole(superuserUrl, password) {
  await withClient(superuserUrl, async (client) => {
    const role = pg.escapeIdentifier(APPLICATION_ROLE);
    await client.query('BEGIN READ WRITE');
    // The application owns this database: nothing it created there may take the place of PostgreSQL's own functions.
    await client.query('SET LOCAL search_path = pg_catalog, pg_temp');
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
    await client.query(`ALTER ROLE ${role} ${ATTRIBUTES} PASSWORD ${pg.escapeLiteral(password)}`);
    const { rows: databases } = await client.query('SELECT current_database() AS name');
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(databases[0].name)} OWNER TO ${role}`);
    const { rows: mine } = await client.query(HAND_OVER, [APPLICATION_ROLE]);
    for (const { statement } of mine) await client.query(statement);
    // The server's other databases are only for the superuser.
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
    await client.query('COMMIT');
  });
}
