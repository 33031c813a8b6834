import { ROOT } from '../process/nx.mjs';
import { runInTerminal } from '../process/run.mjs';
import { apiNode } from './api-node.mjs';
import { borrowDatabase } from './borrowed-database.mjs';
import { buildChanged } from './build.mjs';
import { readSettings } from './settings.mjs';

/**
 * Runs one of the API's commands in the person's terminal, with the words of our own command line, while the product
 * runs or not.
 * @param {string} command Such as `account`.
 * @returns {Promise<number>} Its exit code.
 */
export async function runApiCommand(command) {
  const settings = readSettings(process.env, []);
  await buildChanged(console.log, ['api']);
  const databaseUrl = await borrowDatabase(settings);
  const { args, env } = apiNode([command, ...process.argv.slice(2)], {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
  });
  return runInTerminal(process.execPath, args, { cwd: ROOT, env });
}
