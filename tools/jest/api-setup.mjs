import fs from 'node:fs';
import path from 'node:path';
import { guardFolder } from '../postgres/guard.mjs';
import { startTestServer } from '../postgres/test-server.mjs';
import { ROOT } from '../process/nx.mjs';

/**
 * Before the first test file of the API: a PostgreSQL of this run's own. `TEST_DATABASE_URL` is a superuser's address
 * of its database `postgres`; each test file makes a database for itself there, and works on it as the plain role of
 * `TEST_APPLICATION_URL`, as the product does. `TEST_SERVER_BUNDLE` is an empty folder for the bundled server, below
 * the workspace, where the bundle finds its packages.
 */
export default async function setUp() {
  const server = await startTestServer();
  const dist = path.join(ROOT, 'dist');
  fs.mkdirSync(dist, { recursive: true });
  const bundle = fs.mkdtempSync(path.join(dist, 'server-for-tests-'));
  const dismissGuard = guardFolder(bundle);
  process.env.TEST_DATABASE_URL = server.adminUrl;
  process.env.TEST_APPLICATION_URL = server.url;
  process.env.TEST_SERVER_BUNDLE = bundle;
  globalThis.ospiteTearDown = async () => {
    await server.stop();
    fs.rmSync(bundle, { recursive: true, force: true });
    dismissGuard();
  };
}
