import path from 'node:path';
import { findChromium } from '../tools/browser/chromium.mjs';
import { run } from '../tools/process/run.mjs';
import { runTool } from '../tools/process/shutdown.mjs';
import { UserError } from '../tools/process/user-error.mjs';
import { median } from './support/median.mjs';
import { LIGHTHOUSE_GOALS } from './pages/goals.mjs';
import { readOptions } from './pages/options.mjs';
import { pagePaths } from './pages/site.mjs';
import { judgedFrom, table } from './pages/table.mjs';

/**
 * `npm run bench -- lighthouse`: the running product's scores on Lighthouse's phone. Lighthouse is fetched when it is asked
 * for: 28 packages and theirs for one table would make every `npm ci` longer.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['home', 'rooms', 'room', 'prices', 'quote'];

async function main() {
  const { site, rounds, pages } = readOptions(process.argv.slice(2), { rounds: 3 });
  const paths = await pagePaths(site);
  const chromium = await findChromium();
  const rows = [];
  for (const page of pages.filter((name) => PAGES.includes(name))) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push(await scores(new URL(paths[page], site).href, chromium));
    const cells = Object.entries(LIGHTHOUSE_GOALS).map(([name, goal]) =>
      judgedFrom(median(runs.map((each) => each[name])), goal),
    );
    rows.push([page, ...cells]);
  }
  console.log(table(['page', ...Object.keys(LIGHTHOUSE_GOALS)], rows));
}

/** @returns {Promise<Record<string, number>>} by category, of 100 */
async function scores(url, { executablePath, args, env }) {
  const words = [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
  ];
  words.push(`--only-categories=${Object.keys(LIGHTHOUSE_GOALS)}`);
  words.push(`--chrome-flags=--headless=new ${args.join(' ')}`);
  const { code, output } = await run('npm', words, {
    env: {
      ...env,
      CHROME_PATH: executablePath,
      // Lighthouse wants the project's Node, not the machine's.
      PATH: [path.dirname(process.execPath), env.PATH].join(path.delimiter),
    },
  });
  const report = /^\{$[\s\S]*^\}$/m.exec(output)?.[0];
  if (code !== 0 || !report)
    throw new UserError(`Lighthouse could not measure ${url}:\n${output.slice(-2_000)}`);
  const { categories } = JSON.parse(report);
  return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
}

runTool(main);
