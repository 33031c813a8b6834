import { isReady, newFolder, startProgram } from './basics.mjs';
import { startTestServer } from '../../launcher/postgres/test-server.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { apiNode } from '../../launcher/serve/api-node.mjs';

/**
 * Starts the built API alone, on an empty database of its own, which vanishes with it.
 * @param {NodeJS.ProcessEnv} settings
 */
export async function startThrowAwayApi(settings) {
  await using parts = new AsyncDisposableStack();
  const postgres = parts.adopt(await startTestServer(), ({ stop }) => stop());
  const { folder } = parts.use(newFolder());
  const port = String(await freePort());
  // Without the built web apps it only starts in development.
  const ours = {
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    WEB_DIST: folder,
    PORT: port,
  };
  const { args, env } = apiNode(['serve'], { ...process.env, ...ours, LOG_LEVEL: 'error', ...settings });
  const site = `http://127.0.0.1:${port}`;
  await parts.use(startProgram(process.execPath, args, { env })).untilUp(() => isReady(site));
  const all = parts.move();
  return { site, databaseUrl: postgres.url, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
