import { ROOT } from './process/nx.mjs';
import { runInTerminal } from './process/run.mjs';
import { runTool } from './process/shutdown.mjs';
import { apiNode } from './serve/api-node.mjs';
import { borrowDatabase } from './serve/borrowed-database.mjs';
import { buildChanged } from './serve/build.mjs';
import { readSettings } from './serve/settings.mjs';

/**
 * Runs a command of the API with our own arguments, whether the product runs or not: `npm run account -- …`, the way back in,
 * `clock -- confirm`, `media -- …` for pictures and rows that do not match, `backup -- …`, `restore -- …`.
 */
async function main() {
  const settings = readSettings(process.env, []);
  // What a backup writes to standard output is the archive and nothing else.
  await buildChanged(console.error, ['api']);
  const [command, first] = process.argv.slice(2);
  // Only the storage of backups is asked.
  const isAboutStorage = command === 'backup' && ['list', 'fetch'].includes(first);
  const database = isAboutStorage ? {} : { DATABASE_URL: await borrowDatabase(settings) };
  const { args, env } = apiNode(process.argv.slice(2), {
    ...process.env,
    ...database,
    DATA_DIR: settings.dataDir,
  });
  return runInTerminal(process.execPath, args, { cwd: ROOT, env });
}

runTool(main);
