import { runInTerminal } from './process/run.mjs';
import { runTool } from './process/shutdown.mjs';
import { ROOT } from './process/nx.mjs';
import { apiNode } from './serve/api-node.mjs';
import { borrowDatabase } from './serve/borrowed-database.mjs';
import { buildChanged } from './serve/build.mjs';
import { readSettings } from './serve/settings.mjs';

/**
 * `npm run account -- reset-password <user>` and `npm run account -- new-super-admin-key`: the way back in, while
 * the product runs or not. The commands themselves are the API's; see apps/api.
 */
async function main() {
  const settings = readSettings(process.env, []);
  await buildChanged(console.log, ['api']);
  const env = { ...process.env, DATABASE_URL: await borrowDatabase(settings), DATA_DIR: settings.dataDir };
  const command = apiNode(['account', ...process.argv.slice(2)], env);
  return runInTerminal(process.execPath, command.args, { cwd: ROOT, env: command.env });
}

runTool(main);
