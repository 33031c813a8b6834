import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './serve/build.mjs';
import { describeFigures, runDrill } from './drill/run-drill.mjs';
import { ROOT } from './process/nx.mjs';
import { runTool } from './process/shutdown.mjs';
import { UserError } from './process/user-error.mjs';

const FOLDER = path.join(ROOT, 'drills');

const allNames = () =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.drill.mjs'))
    .map((file) => path.basename(file, '.drill.mjs'))
    .sort();

/**
 * `npm run drill [-- <name> … | all]`: the long tests of survival in `drills/`, the named ones or all, one after the
 * other: they break, kill and flood a whole product of their own and measure how it comes back. Each has controls that
 * must fail, which shows that it can. The last line gives the totals.
 */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = allNames();
  const wanted = positionals.filter((name) => name !== 'all');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No drill ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  await buildChanged(console.log);
  const outcomes = [];
  for (const name of wanted.length > 0 ? wanted : names)
    outcomes.push(await runDrill(name, path.join(FOLDER, `${name}.drill.mjs`), console.log));
  console.log(`\n${describeFigures(outcomes)}\n`);
  const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

runTool(main);
