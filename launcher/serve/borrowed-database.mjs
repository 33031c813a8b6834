import path from 'node:path';
import { databaseUrl } from '../postgres/database.mjs';
import { passwordFiles, readPassword } from '../postgres/passwords.mjs';
import { isPostmasterAlive, readPostmaster } from '../postgres/postmaster.mjs';
import { APPLICATION_ROLE } from '../postgres/roles.mjs';
import { DATABASE, startPostgres } from '../postgres/supervisor.mjs';
import { atEnd } from '../process/shutdown.mjs';
import { UserError } from '../process/user-error.mjs';

/** The embedded server that a running product keeps, if there is one. */
function runningServer(dataDir) {
  const folder = path.join(dataDir, 'postgres');
  const server = readPostmaster(folder);
  if (!server?.ready || !isPostmasterAlive(server.pid, folder)) return undefined;
  const password = readPassword(passwordFiles(folder).application);
  if (!password)
    throw new UserError('The running site is of an older version: stop it and start it again first.');
  return databaseUrl({ user: APPLICATION_ROLE, password, port: server.port, database: DATABASE });
}

/**
 * The product's database for a command beside it: DATABASE_URL, else the embedded server of the product that runs,
 * else that server started for as long as the command takes.
 * @param {import('./settings.mjs').ServeSettings} settings
 * @returns {Promise<string>} Its address.
 */
export async function borrowDatabase({ databaseUrl: given, dataDir }) {
  const url = given ?? runningServer(dataDir);
  if (url) return url;
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  atEnd(() => server.stop());
  return server.url;
}
