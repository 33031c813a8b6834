import path from 'node:path';
import { makeFolder } from '../process/folders.mjs';
import { atEnd } from '../process/shutdown.mjs';
import { startPostgres } from '../postgres/supervisor.mjs';
import { ApiProcess } from './api-process.mjs';
import { localUrl } from './settings.mjs';

/** What the API gets beyond the person's own environment. */
function apiEnvironment(settings, databaseUrl) {
  // In production no password is generated, and log collectors want every line.
  const atHome = process.env.NODE_ENV === 'production' ? {} : { SEED_DEMO: '1', LOG_LEVEL: 'warn' };
  return {
    ...atHome,
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: settings.publicUrl,
  };
}

async function embeddedDatabase(settings, say) {
  say('Starting PostgreSQL…');
  const server = await startPostgres({ dataDir: path.join(settings.dataDir, 'postgres'), log: say });
  atEnd(() => server.stop());
  return server.url;
}

/**
 * Starts the built product: the embedded database unless DATABASE_URL names another, then the API, which serves
 * everything. Both are stopped at the end of the process, the API first.
 * @param {import('./settings.mjs').ServeSettings} settings
 * @param {(line: string) => void} say
 * @param {NodeJS.ProcessEnv} [extra] Further settings for the API.
 * @returns {Promise<ApiProcess>} Ready to answer.
 */
export async function startProduct(settings, say, extra = {}) {
  makeFolder(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? (await embeddedDatabase(settings, say));
  say('Starting the site…');
  const env = { ...apiEnvironment(settings, databaseUrl), ...extra };
  const api = new ApiProcess({ url: localUrl({ port: Number(env.PORT), host: env.HOST }), env, log: say });
  atEnd(() => api.stop());
  await api.start();
  return api;
}
