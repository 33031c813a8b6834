import pg from 'pg';
import { withClient } from './database.mjs';

/**
 * The role of the API and its commands. It owns its database, so it may create tables and schemas there, and may do
 * nothing else on the server: an attacker who takes over the API cannot read files or run programs through PostgreSQL.
 */
export const APPLICATION_ROLE = 'ospite_app';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Makes sure that the application's role exists with this password, owns the database, and can do no more; all in one
 * transaction, so that an interruption leaves everything as it was.
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
    // The server's other databases are only for the superuser.
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
    await client.query('COMMIT');
  });
}
