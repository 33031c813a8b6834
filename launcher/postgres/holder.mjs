import path from 'node:path';
import { UserError } from '../process/user-error.mjs';

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Claims a data folder for this process, so that a second start does not take the first one's database for one that was
 * left running and stop it. The claim is a lock of the operating system, by way of SQLite since Node has none of its own:
 * of many claims exactly one wins, other containers see it, and it ends with its process, however that ends.
 * @returns {Promise<() => void>} Releases the folder.
 * @throws {UserError} When another process of this machine holds it.
 */
export async function holdDataDir(dataDir) {
  // Node before 22.13, where the project's own does not start: PostgreSQL's own lock has to do.
  const sqlite = await import('node:sqlite').catch(() => undefined);
  if (!sqlite) return () => {};
  const file = path.join(path.dirname(dataDir), 'postgres-lock');
  const lock = new sqlite.DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error.errcode !== SQLITE_BUSY) throw error;
    throw new UserError(`The database in ${dataDir} is in use by another Ospite: stop that one first.`);
  }
  return () => lock.isOpen && lock.close();
}
