import fs from 'node:fs';
import path from 'node:path';
import { SUPERUSER } from '../postgres/cluster.mjs';
import { databaseUrl } from '../postgres/database.mjs';
import { isPostmasterAlive, readPostmaster } from '../postgres/postmaster.mjs';
import { DATABASE, startPostgres } from '../postgres/supervisor.mjs';
import { atEnd } from '../process/shutdown.mjs';

/** The embedded server that a running product keeps, if there is one. */
function runningServer(dataDir) {
  const folder = path.join(dataDir, 'postgres');
  const server = readPostmaster(folder);
  if (!server?.ready || !isPostmasterAlive(server.pid, folder)) return undefined;
  const password = fs.readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  return databaseUrl({ user: SUPERUSER, password, port: server.port, database: DATABASE });
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
