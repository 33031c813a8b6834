import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeArtefact } from '../../../launcher/package/artefact.mjs';
import { newFolder } from '../basics.mjs';
import { SETTINGS } from '../product.mjs';

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

/**
 * The settings that every server of the drill gets: nothing of this machine but what the artefact's guide asks for, Node
 * in PATH. @param {string} databaseUrl
 */
export const serverSettings = (databaseUrl) => ({
  PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  SEED_DEMO: '1',
  LOG_LEVEL: 'warn',
  ...SETTINGS,
});
