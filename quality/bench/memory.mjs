import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../launcher/process/nx.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { runTool } from '../../launcher/process/shutdown.mjs';
import { buildChanged } from '../../launcher/serve/build.mjs';
import { newFolder, startProgram } from '../kit/basics.mjs';
import { memoryOfTree } from '../kit/processes.mjs';

/**
 * `npm run bench -- memory`: what a product of its own takes, by process, as `npm start` starts it: idle after the first
 * start, which fills an empty folder, and after a second with nothing changed, each time also after 30 pages; and how
 * soon the second shows its first page. On Linux only.
 */
const PAGES = 30;
const START_WITHIN_MS = 180_000;
/** Connections that nobody uses are closed after half a minute; what a start leaves to be done is done sooner. */
const REST_MS = 60_000;
/** Settings of one's own that would measure something else. */
const NOT_OURS = {
  DATABASE_URL: undefined,
  PUBLIC_URL: undefined,
  HOST: undefined,
  NODE_ENV: undefined,
  PARENT_WATCH: undefined,
};

async function main() {
  await buildChanged(console.log);
  await using place = newFolder();
  console.log('| start, moment | API MB | PostgreSQL MB | the rest MB | together MB |');
  console.log('|---|---|---|---|---|');
  await measureStart('first', place.folder);
  const seconds = await measureStart('second', place.folder);
  console.log(`\n| second start to its first page | ${seconds.toFixed(2)} s |`);
}

/** @returns {Promise<number>} Seconds from the start to the first whole page. */
async function measureStart(name, dataDir) {
  const port = await freePort();
  // The person's own Node runs npm, not the one that comes with the project.
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const PATH = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
  const env = { ...process.env, ...NOT_OURS, PATH, PORT: `${port}`, DATA_DIR: dataDir };
  await using npm = startProgram('npm', ['start'], { cwd: ROOT, env });
  const site = `http://127.0.0.1:${port}`;
  const ms = await npm.untilUp(async () => (await fetch(`${site}/en`)).ok, START_WITHIN_MS);
  await pause(REST_MS);
  printRow(`${name} start, idle`, npm.pid);
  await readPages(site);
  await pause(REST_MS);
  printRow(`${name} start, after ${PAGES} pages`, npm.pid);
  await npm.stop();
  // npm ends before the launcher, which has the folder until then.
  await npm.ended;
  return ms / 1000;
}

function printRow(name, pid) {
  const { api, postgres, rest } = memoryOfTree(pid);
  const figures = [api, postgres, rest, api + postgres + rest].map((value) => value.toFixed(0));
  console.log(`| ${[name, ...figures].join(' | ')} |`);
}

/** Pages of the site in the order of its sitemap, none of them twice. */
async function readPages(site) {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address]) => address);
  for (const address of addresses.slice(0, PAGES)) {
    const response = await fetch(site + address);
    if (!response.ok) throw new Error(`${response.status}: ${address}`);
    await response.text();
  }
}

runTool(main);
