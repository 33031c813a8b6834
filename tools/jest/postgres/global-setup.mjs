import { startTestServer } from '../../postgres/test-server.mjs';

/**
 * Before the first test file: a PostgreSQL of this run's own. `TEST_DATABASE_URL` is a superuser's address of
 * its database `postgres`; each test file makes a database for itself there, and works on it as the plain role of
 * `TEST_APPLICATION_URL`, as the product does.
 */
export default async function globalSetup() {
  const server = await startTestServer();
  process.env.TEST_DATABASE_URL = server.adminUrl;
  process.env.TEST_APPLICATION_URL = server.url;
  globalThis.ospiteTestServer = server;
}
