import path from 'node:path';
import { makeThrowAwayFolder } from '../process/guard.mjs';
import { startPostgres } from './supervisor.mjs';

/**
 * Starts a PostgreSQL for tests in the system's temporary folder, fast rather than durable. Any number of them may run at
 * once. Nothing is left of it after `stop()`, after Ctrl-C, or when the tests are killed.
 * @returns {Promise<{ url: string, adminUrl: string, stop: () => Promise<void> }>} `adminUrl` is the database
 *   `postgres` for a superuser, with which a test creates databases of its own; `url` is an empty database for the API's role.
 */
export async function startTestServer() {
  const { folder, remove } = makeThrowAwayFolder('ospite-postgres-');
  try {
    const server = await startPostgres({
      dataDir: path.join(folder, 'postgres'),
      durable: false,
      systemUser: 'nobody', // a test leaves no user behind on a developer's machine
    });
    return { url: server.url, adminUrl: server.adminUrl, stop: () => server.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
