import { chromium } from '@playwright/test';
import { findChromium } from '../tools/browser/chromium.mjs';
import { atEnd, runTool } from '../tools/process/shutdown.mjs';
import { inOwnProcess, openLink } from './pages/link.mjs';
import { formTable, measureLoading, paintTable, weightTable } from './pages/loading-rows.mjs';
import { readOptions } from './pages/options.mjs';
import { pagePaths } from './pages/site.mjs';

/**
 * `npm run bench -- pages`: how soon a phone on slow 4G sees and uses each kind of page of the running product, beside the floor of the
 * same page: what our server answers without scripts and fonts. bench/README.md says how, and what was found.
 */
async function main() {
  const options = readOptions(process.argv.slice(2));
  const { site, against, rounds, phone } = options;
  const all = await pagePaths(site);
  const paths = Object.fromEntries(options.pages.map((page) => [page, all[page]]));
  const servers = { product: portOf(site), floor: await inOwnProcess('floor-process.mjs', { site }) };
  if (against) servers.other = portOf(against);
  const ports = await openLink(Object.values(servers));
  const names = Object.keys(servers);
  const sites = Object.fromEntries(names.map((name, at) => [name, `http://127.0.0.1:${ports[at]}`]));
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  atEnd(() => browser.close());
  if (options.parts.includes('loading')) {
    const seen = await measureLoading(browser, { sites, paths, rounds, phone });
    const tables = [
      paintTable(seen),
      formTable(seen),
      await weightTable(browser, seen, { site, paths, phone }),
    ];
    console.log(tables.filter(Boolean).join('\n\n'));
  }
}

/** The product must run on this machine: the link is put in front of its port. */
function portOf(url) {
  return Number(new URL(url).port || 80);
}

runTool(main);
