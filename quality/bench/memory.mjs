import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guardFolder } from '../../launcher/process/guard.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { stopChild } from '../../launcher/process/run.mjs';
import { atEnd, runTool } from '../../launcher/process/shutdown.mjs';
import { buildChanged } from '../../launcher/serve/build.mjs';
import { isEncoding, memoryOfTree, ticksOfTree } from '../kit/processes.mjs';

/**
 * `npm run bench -- memory`: what a product of its own takes, by process, as `npm start` starts it: idle after the first
 * start, which fills an empty folder, and after a second with nothing changed, each time also after 30 pages; and how
 * soon the second shows its first page. On Linux only.
 */
const PAGES = 30;
const LOOK_AGAIN_MS = 20;
/** Work after a start (AVIF copies, ready bytes of files) has ended when the processor was left alone for this long. */
const QUIET_MS = 4_000;
const START_WITHIN_MS = 180_000;
/** Connections that nobody uses are closed after half a minute. */
const POOLS_REST_MS = 40_000;

async function main() {
  await buildChanged(console.log);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-memory-'));
  fs.chmodSync(dataDir, 0o711); // PostgreSQL may run as another user inside
  const dismissGuard = guardFolder(dataDir);
  atEnd(() => {
    fs.rmSync(dataDir, { recursive: true, force: true });
    dismissGuard();
  });
  console.log('| start, moment | API MB | PostgreSQL MB | the rest MB | together MB |');
  console.log('|---|---|---|---|---|');
  await measureStart('first', dataDir);
  const seconds = await measureStart('second', dataDir);
  console.log(`\n| second start to its first page | ${seconds.toFixed(2)} s |`);
}

/** @returns {Promise<number>} Seconds from the start to the first whole page. */
async function measureStart(name, dataDir) {
  const port = await freePort();
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  // The person's own Node runs npm, not the one that comes with the project.
  env.PATH = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  for (const setting of ['DATABASE_URL', 'PUBLIC_URL', 'HOST', 'NODE_ENV', 'PARENT_WATCH'])
    delete env[setting];
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const forget = atEnd(() => stopChild(npm));
  const site = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${site}/en`)) !== 200) {
    if (npm.exitCode !== null) throw new Error('The product did not start.');
    if (performance.now() - began > START_WITHIN_MS) throw new Error('The product does not get ready.');
    await pause(LOOK_AGAIN_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  await untilQuiet(npm.pid);
  printRow(`${name} start, idle`, npm.pid);
  await readPages(site);
  await untilQuiet(npm.pid);
  printRow(`${name} start, after ${PAGES} pages`, npm.pid);
  forget();
  await stopChild(npm);
  return seconds;
}

async function untilQuiet(pid) {
  await pause(POOLS_REST_MS);
  let ticks = ticksOfTree(pid);
  for (;;) {
    await pause(QUIET_MS);
    const now = ticksOfTree(pid);
    // A tenth of a second of the processor in all that time: timers. Less than before: a process has ended.
    if (Math.abs(now - ticks) <= 10 && !isEncoding(pid)) return;
    ticks = now;
  }
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

/** @param {string} url */
const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

runTool(main);
