import path from 'node:path';
import { ROOT } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';

const PRETTIER = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');

/** `npm run format`: formats everything; `-- --check` only says what is not formatted. */
async function main() {
  const check = process.argv.includes('--check');
  const args = [PRETTIER, check ? '--check' : '--write', '--log-level=warn', '--cache', '.'];
  return runInTerminal(process.execPath, args, { cwd: ROOT });
}

runTool(main);
