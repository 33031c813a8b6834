import { runInTerminal } from './process/run.mjs';
import { runTool } from './process/shutdown.mjs';
import { ROOT } from './process/nx.mjs';
import { API_PROGRAM } from './serve/api-process.mjs';
import { borrowDatabase } from './serve/borrowed-database.mjs';
import { buildChanged } from './serve/build.mjs';
import { readSettings } from './serve/settings.mjs';

/**
 * `npm run media -- list` and `npm run media -- adopt`: what does not match between the database and the stored
 * pictures, and the way on when a start is refused because of it. The commands themselves are the API's; see apps/api.
 */
async function main() {
  const settings = readSettings(process.env, []);
  await buildChanged(console.log, ['api']);
  const env = { ...process.env, DATABASE_URL: await borrowDatabase(settings), DATA_DIR: settings.dataDir };
  return runInTerminal(process.execPath, [API_PROGRAM, 'media', ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
  });
}

runTool(main);
