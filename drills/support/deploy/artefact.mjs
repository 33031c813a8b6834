import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeArtefact } from '../../../tools/package/artefact.mjs';
import { guardFolder } from '../../../tools/process/guard.mjs';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { atEnd } from '../../../tools/process/shutdown.mjs';
import { OWNER_SETTINGS } from '../owner.mjs';
import { isReady } from '../ready.mjs';
import { until } from '../wait.mjs';

const READY_WITHIN_MS = 90_000;
const SHOWN_LINES = 20;

/** A folder of the system's that is gone at the end. */
function temporaryFolder(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `ospite-${name}-`));
  const dismissGuard = guardFolder(folder);
  return {
    folder,
    remove: () => {
      fs.rmSync(folder, { recursive: true, force: true });
      dismissGuard();
    },
  };
}

function must(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

let made;

/**
 * Makes the artefact, once, and unpacks it as an operator does, checksum first.
 * @returns {Promise<{ folder: string, megabytes: { folder: number, archive: number }, remove: () => void }>}
 */
export async function unpackArtefact() {
  made ??= makeArtefact();
  const { archive, megabytes } = await made;
  must('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: path.dirname(archive) });
  const { folder: outside, remove } = temporaryFolder('artefact');
  must('tar', ['-xzf', archive, '-C', outside]);
  const [name = ''] = fs.readdirSync(outside);
  return { folder: path.join(outside, name), megabytes, remove };
}

/** Holds the files of an unpacked artefact against its list. */
export const checkFiles = (folder) =>
  must('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });

/** Nothing of this machine but what the artefact's guide asks for: Node in PATH. */
export const bareEnvironment = () => ({ PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` });

/** The settings that every server of a drill gets. */
export const serverSettings = (databaseUrl) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SEED_DEMO: '1',
  LOG_LEVEL: 'warn',
  ...OWNER_SETTINGS,
});

/**
 * Starts a command line of `deploy/` with these settings and no others, on a port and a data folder of its own.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<{ seconds: number, code: number | null }> }>} Ready.
 */
export async function startServer([program, ...args], settings) {
  const { folder: dataDir, remove } = temporaryFolder('data');
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: dataDir,
    env: { ...bareEnvironment(), ...settings, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const end = async () => {
    await stopChild(child);
    remove();
  };
  const forget = atEnd(end);
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(
      'the server is ready, or has ended',
      async () => child.exitCode !== null || (await isReady(url)),
      READY_WITHIN_MS,
    );
    assert.equal(child.exitCode, null, `It ended. It said:\n${said.slice(-SHOWN_LINES).join('')}`);
  } catch (error) {
    forget();
    await end();
    throw error;
  }
  return {
    url,
    dataDir,
    stop: async () => {
      forget();
      const began = performance.now();
      await end();
      return { seconds: (performance.now() - began) / 1000, code: child.exitCode };
    },
  };
}
