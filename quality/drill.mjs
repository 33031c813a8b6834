import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../launcher/serve/build.mjs';
import { missingPackages } from './drills/packages.mjs';
import { describeFigures, readDrill, runDrill } from './drills/run-drill.mjs';
import { ROOT } from '../launcher/process/nx.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';

const FOLDER = path.join(ROOT, 'quality/drills');

const allNames = () =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.drill.mjs'))
    .map((file) => path.basename(file, '.drill.mjs'))
    .sort();

/**
 * `npm run drill [-- <name> … | all]`: the long tests of survival in `quality/drills/`, the named ones or all, one after the
 * other: they break, kill and flood a whole product of their own and measure how it comes back. Each has controls that
 * must fail, which shows that it can. Debian's packages that one of them needs and that are not there are named first.
 * At the end there is the table of figures for `docs/reliability.md`; the last line gives the totals.
 */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = allNames();
  const wanted = positionals.filter((name) => name !== 'all');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserError(`No drill ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  const drills = new Map();
  for (const name of wanted.length > 0 ? wanted : names)
    drills.set(name, await readDrill(path.join(FOLDER, `${name}.drill.mjs`)));
  const missing = missingPackages([...drills.values()]);
  if (missing.length > 0)
    throw new UserError(`No drill is left out: apt-get install ${missing.join(' ')}, then start again.`);
  await buildChanged(console.log);
  const outcomes = [];
  for (const [name, drill] of drills) outcomes.push(await runDrill(name, drill, console.log));
  console.log(`\n${describeFigures(outcomes)}\n`);
  const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

runTool(main);
