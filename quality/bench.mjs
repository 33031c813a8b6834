import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../launcher/process/nx.mjs';
import { runInTerminal } from '../launcher/process/run.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';
import { API_PROGRAM } from '../launcher/serve/api-node.mjs';

const FOLDER = path.join(ROOT, 'quality/bench');

const allNames = () =>
  (fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.basename(file, '.mjs'))
    .sort();

/**
 * `npm run bench [-- <name> … --setting=value …]`: runs the benchmarks in `quality/bench/`, the named ones or all, one after the
 * other, each with the settings.
 */
async function main() {
  const names = allNames();
  const settings = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No benchmark ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  if (!fs.existsSync(API_PROGRAM))
    throw new UserError('There is no built product to measure: run `npm start` once, which builds it.');
  for (const name of wanted.length > 0 ? wanted : names) {
    console.log(`\n${name}`);
    const code = await runInTerminal(process.execPath, [path.join(FOLDER, `${name}.mjs`), ...settings], {
      cwd: ROOT,
    });
    if (code !== 0) return code;
  }
  return 0;
}

runTool(main);
