import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeArtefact } from '../../../launcher/package/artefact.mjs';
import { freePort } from '../../../launcher/process/ports.mjs';
import { isReady, newFolder, startProgram, stoppable } from '../basics.mjs';
import { SETTINGS } from '../product.mjs';

const READY_WITHIN_MS = 90_000;

/** @param {string} command @param {string[]} args @param {object} [options] @returns What it said. */
export function must(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** @type {ReturnType<typeof makeArtefact> | undefined} */
let made;

/** Makes the artefact, once, and unpacks it as an operator does, checksum first. */
export async function unpackArtefact() {
  const { archive, megabytes } = await (made ??= makeArtefact());
  must('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: path.dirname(archive) });
  const place = newFolder();
  must('tar', ['-xzf', archive, '-C', place.folder]);
  const [name = ''] = fs.readdirSync(place.folder);
  return { artefact: path.join(place.folder, name), megabytes, [Symbol.asyncDispose]: place.stop };
}

/** Holds the files of an unpacked artefact against its list. @param {string} folder */
export const checkFiles = (folder) =>
  must('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });

/** Nothing of this machine but what the artefact's guide asks for: Node in PATH. */
export const bareEnvironment = () => ({ PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` });

/** The settings that every server of the drill gets. @param {string} databaseUrl */
export const serverSettings = (databaseUrl) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SEED_DEMO: '1',
  LOG_LEVEL: 'warn',
  ...SETTINGS,
});

/**
 * Starts a command line of `deploy/` with these settings and no others, on a port and a data folder of its own.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} settings
 */
export async function startServer([program = '', ...args], settings) {
  const place = newFolder();
  const dataDir = place.folder;
  const port = await freePort();
  const env = { ...bareEnvironment(), ...settings, DATA_DIR: dataDir, PORT: String(port) };
  const server = startProgram(program, args, { cwd: dataDir, env });
  const url = `http://127.0.0.1:${port}`;
  const ready = await server.untilUp(() => isReady(url), READY_WITHIN_MS);
  const end = async () => {
    await server.stop();
    await place.stop();
  };
  return stoppable({ url, dataDir, readyAfter: ready / 1000, ended: server.ended }, end);
}
