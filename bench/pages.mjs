import os from 'node:os';
import { runTool } from '../tools/process/shutdown.mjs';
import { inOwnProcess, openLink } from './pages/link/link.mjs';
import {
  formTable,
  measureLoading,
  paintTable,
  shiftedElements,
  weightTable,
} from './pages/loading-rows.mjs';
import { readOptions } from './pages/options.mjs';
import { openBrowser } from './pages/phone.mjs';
import { pagePaths, readState } from './pages/site.mjs';
import { savingTable, touchTable } from './pages/touch-rows.mjs';

/**
 * `npm run bench -- pages`: how soon a phone on slow 4G sees and uses each kind of page of the running product, beside
 * the floor of the same page: what our server answers without scripts and fonts. bench/README.md says how, and what was
 * found.
 */
async function main() {
  const options = readOptions(process.argv.slice(2));
  const { site, against, rounds, phone, parts } = options;
  const all = await pagePaths(site);
  const paths = Object.fromEntries(options.pages.map((page) => [page, all[page]]));
  const servers = { product: portOf(site), floor: await inOwnProcess('floor/floor-process.mjs', { site }) };
  if (against) servers.other = portOf(against);
  const names = Object.keys(servers);
  const sitesAt = (scheme, ports) =>
    Object.fromEntries(names.map((name, at) => [name, `${scheme}://127.0.0.1:${ports[at]}`]));

  const before = await readState(site, paths);
  sayLoad();
  const browser = await openBrowser();
  const plan = { site, paths, rounds, phone, sites: sitesAt('http', await openLink(Object.values(servers))) };
  const print = (title, ...tables) => console.log(['', title, ...tables.filter(Boolean)].join('\n\n'));

  if (parts.includes('loading')) {
    const seen = await measureLoading(browser, plan);
    const weights = await weightTable(browser, seen, plan);
    print('Loading, HTTP/1.1:', paintTable(seen), shiftedElements(seen), formTable(seen), weights);
  }
  if (parts.includes('tls')) {
    const ends = await inOwnProcess('link/tls-process.mjs', { ports: Object.values(servers) });
    const seen = await measureLoading(browser, { ...plan, sites: sitesAt('https', await openLink(ends)) });
    print('Loading, HTTP/2 over TLS:', paintTable(seen), formTable(seen));
  }
  if (parts.includes('touch')) {
    print('Touches of the hydrated page:', await touchTable(browser, plan), await savingTable(browser, plan));
  }
  sayLoad();
  if ((await readState(site, paths)) !== before)
    console.log('The pages changed meanwhile: measure again when the product has finished its work.');
}

/** Whether the machine had time for us: nobody else's work is seen in the figures. */
function sayLoad() {
  const [lately] = os.loadavg();
  console.log(`\nLoad of the machine now: ${lately.toFixed(1)} on ${os.availableParallelism()} cores.`);
}

/** A product must run on this machine: the link is put in front of its port. */
function portOf(url) {
  return Number(new URL(url).port || 80);
}

runTool(main);
