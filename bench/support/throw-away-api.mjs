import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer } from '../../tools/postgres/test-server.mjs';
import { freePort } from '../../tools/process/ports.mjs';
import { API_PROGRAM, apiNode } from '../../tools/serve/api-node.mjs';

/** How long it is given to end by itself: it answers requests for up to 9 s after the signal. */
const PATIENCE_MS = 12_000;

/**
 * Starts the built API alone, on an empty database of its own; `stop` removes all of it.
 * @param {{ program?: string, settings?: NodeJS.ProcessEnv }} [what] `program` is another build's `main.mjs`
 * @returns {Promise<{ site: string, databaseUrl: string, stop: () => Promise<void> }>} when it is ready; `site` without a
 *   slash at its end
 */
export async function startThrowAwayApi({ program = API_PROGRAM, settings } = {}) {
  const postgres = await startTestServer();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-bench-'));
  const port = await freePort();
  const { args, env } = apiNode(
    ['serve'],
    {
      ...process.env,
      // Only so does it start without the built web apps.
      NODE_ENV: 'development',
      ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, WEB_DIST: dataDir, PORT: String(port) },
      LOG_LEVEL: 'error',
      ...settings,
    },
    program,
  );
  const api = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => api.kill('SIGKILL');
  process.once('exit', kill);
  const site = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (api.exitCode === null && api.signalCode === null) {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      const late = setTimeout(kill, PATIENCE_MS);
      await ended;
      clearTimeout(late);
    }
    process.off('exit', kill);
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  while (!(await isReady(site))) {
    if (api.exitCode !== null) {
      await stop();
      throw new Error('The API did not start.');
    }
    await pause(200);
  }
  return { site, databaseUrl: postgres.url, stop };
}

function isReady(site) {
  return fetch(`${site}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
