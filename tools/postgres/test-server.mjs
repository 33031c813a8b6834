import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { guardFolder } from '../process/guard.mjs';
import { startPostgres } from './supervisor.mjs';

const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Starts a PostgreSQL for tests in the system's temporary folder, fast rather than durable. Any number of them may run at
 * once. Nothing is left of it after `stop()`, after Ctrl-C, or when the tests are killed.
 * @returns {Promise<{ url: string, adminUrl: string, stop: () => Promise<void> }>} `adminUrl` is the database
 *   `postgres` for a superuser, with which a test creates databases of its own; `url` is an empty database for the API's role.
 */
export async function startTestServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-postgres-'));
  fs.chmodSync(folder, 0o711); // PostgreSQL may run as another user inside
  const dismissGuard = guardFolder(folder);
  try {
    const server = await startPostgres({
      dataDir: path.join(folder, 'postgres'),
      durable: false,
      systemUser: 'nobody', // a test leaves no user behind on a developer's machine
    });
    return { url: server.url, adminUrl: server.adminUrl, stop: stopper(server, folder, dismissGuard) };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    dismissGuard();
    throw error;
  }
}

function stopper(server, folder, dismissGuard) {
  let stopping;
  const listeners = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = () => stop().finally(() => process.exit(code));
    process.once(signal, listener);
    return [signal, listener];
  });
  const stopOnce = async () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    dismissGuard();
  };
  function stop() {
    return (stopping ??= stopOnce());
  }
  return stop;
}
