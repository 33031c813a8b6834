import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { makeThrowAwayFolder } from '../process/guard.mjs';
import { ROOT } from '../process/nx.mjs';
import { freePort } from '../process/ports.mjs';
import { stopChild } from '../process/run.mjs';

/** The last line of a good start; see addresses.mjs. */
const READY = 'Ospite is ready.';
const SHOWN_LINES = 40;

/** Journeys send far more quotes from one address than a guest would. */
const GENEROUS_LIMITS = { QUOTES_PER_HOUR: '10000', REVIEWS_PER_HOUR: '10000' };

/** Settings of one's own environment that would make the tests test something else. */
const NOT_OURS = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'HOST',
  'NODE_ENV',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'SUPER_ADMIN_KEY',
];

function environment(port, dataDir, extra) {
  const env = {
    ...process.env,
    ...GENEROUS_LIMITS,
    PORT: String(port),
    DATA_DIR: dataDir,
    PARENT_WATCH: '1',
  };
  for (const name of NOT_OURS) delete env[name];
  return { ...env, ...extra };
}

/** Collects the product's output, in case it breaks. */
function listen(child, onLine = (_line) => {}) {
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      onLine(line);
    });
  }
  return () => said.slice(-SHOWN_LINES).join('\n');
}

/** Waits for the line that says ready; when the product ends unasked, the error has its last output. */
function watch(child, isStopping) {
  return new Promise((resolve, reject) => {
    const lately = listen(child, (line) => line.startsWith(READY) && resolve(undefined));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (isStopping()) return;
      const message = `The product ended (${signal ?? `exit code ${code}`}). It said:\n${lately()}`;
      console.error(message);
      reject(new Error(message));
    });
  });
}

/**
 * Starts the product exactly as `npm start` does, but on a free port and with a data folder of its own, which
 * vanishes at the end; one that `DATA_DIR` names stays.
 * @param {NodeJS.ProcessEnv} [extra] Further settings.
 * @returns {Promise<{ url: string, dataDir: string, pid: number, stop: () => Promise<void> }>} `pid` is the launcher's.
 */
export async function startProductForTests(extra = {}) {
  const given = extra.DATA_DIR && { folder: extra.DATA_DIR, remove: () => undefined };
  const { folder: dataDir, remove } = given || makeThrowAwayFolder('ospite-e2e-');
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, 'launcher/start.mjs')], {
    cwd: ROOT,
    env: environment(port, dataDir, extra),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await stopChild(child, 60_000);
    remove();
  };
  try {
    await watch(child, () => stopping);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, dataDir, pid: Number(child.pid), stop };
}
