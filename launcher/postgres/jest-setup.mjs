import fs from 'node:fs';
import path from 'node:path';
import { makeThrowAwayFolder } from '../process/guard.mjs';
import { startTestServer } from './test-server.mjs';
import { ROOT } from '../process/nx.mjs';
import { isBuilt, sourcesFingerprint } from '../process/fingerprint.mjs';

/**
 * Before the first test file of the API: a PostgreSQL of this run's own. `TEST_DATABASE_URL` is a superuser's address
 * of its database `postgres`; each test file makes a database for itself there, and works on it as the plain role of
 * `TEST_APPLICATION_URL`, as the product does. `TEST_SERVER_BUNDLE` is the folder of the built server, or an empty one
 * for tests to build it into when `dist` is not up to date.
 */
export default async function setUp() {
  const server = await startTestServer();
  const bundle = isBuilt(sourcesFingerprint()) ? undefined : emptyFolder();
  process.env.TEST_DATABASE_URL = server.adminUrl;
  process.env.TEST_APPLICATION_URL = server.url;
  process.env.TEST_SERVER_BUNDLE = bundle?.folder ?? path.join(ROOT, 'dist/apps/api');
  globalThis.ospiteTearDown = async () => {
    await server.stop();
    bundle?.remove();
  };
}

/** Below the workspace, where the built server finds its packages. */
function emptyFolder() {
  const dist = path.join(ROOT, 'dist');
  fs.mkdirSync(dist, { recursive: true });
  return makeThrowAwayFolder('server-for-tests-', dist);
}
