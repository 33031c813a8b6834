import { EXIT_USAGE } from '@ospite/server/process';
import { archiveMoment } from '@ospite/domain';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { archiveOfFile } from '../backups/archive/archive-reader';
import { SiteRestorer, type OpenArchive } from '../backups/archive/site-restorer';
import type { Manifest } from '../backups/persistence/manifest';
import { RestoreRefusedError } from '../backups/persistence/restore-refused';
import type { SiteTables } from '../backups/site-tables';
import type { Config } from '@ospite/server/config';
import { openMediaStorage } from '@ospite/server/media';
import { type DatabaseSchema, waitForDatabase } from '@ospite/server/persistence';
import { storageFailureOf } from '@ospite/server/problems';
import { openStored, openStoredBackups, StoredArchiveError } from './stored-archives';

const USAGE = [
  'Usage:',
  '  restore <file>           restores a backup into an empty place: a database without rows, a storage without pictures',
  '  restore --moved <file>   the same, where the site that was backed up has stopped and goes on here',
  'In place of a file the name of a backup in BACKUP_URL, as "backup list" says it. BACKUP_PASSPHRASE opens an encrypted one.',
];

/** What a restore has to know about the site; the application supplies it. */
export interface RestoredSite {
  readonly schema: DatabaseSchema;
  readonly tables: SiteTables;
  /**
   * Does the remaining work on the migrated rows before a server may start on them, and removes the marks of the restore.
   * @param isMoved whether the site continues only here
   * @returns lines for the console
   * @throws RestoreRefusedError when it cannot be done; then nothing is left behind
   */
  finish(manifest: Manifest, isMoved: boolean): Promise<readonly string[]>;
}

/**
 * Restores a backup, all of it or nothing. The server of this installation must not run meanwhile. A moved site stays
 * the same installation, and sends its waiting e-mails; otherwise the copy and its source may both continue.
 */
export async function runRestoreCommand(
  config: Config,
  args: readonly string[],
  site: RestoredSite,
): Promise<number> {
  const isMoved = args[0] === '--moved';
  const [file, ...others] = isMoved ? args.slice(1) : args;
  if (file === undefined || others.length > 0 || file.startsWith('-')) {
    for (const line of USAGE) console.error(line);
    return EXIT_USAGE;
  }
  try {
    return await restore(config, await findArchive(config, file), isMoved, site);
  } catch (error) {
    if (storageFailureOf(error) === 'full') {
      console.error('The disk is full, and nothing was restored: make room, and repeat the restore.');
      return 1;
    }
    if (!(error instanceof RestoreRefusedError || error instanceof StoredArchiveError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** A file on this machine; if there is none, an archive of that name in the storage of backups. */
async function findArchive(config: Config, file: string): Promise<OpenArchive> {
  const problem = await access(file, constants.R_OK).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (problem === undefined) return async () => archiveOfFile(file);
  if (problem !== 'ENOENT' || archiveMoment(file) === undefined)
    throw new StoredArchiveError(`${file} cannot be read (${problem}).`);
  const stored = await openStoredBackups(config);
  return () => openStored(stored, file);
}

async function restore(
  config: Config,
  open: OpenArchive,
  isMoved: boolean,
  { schema, tables: siteTables, finish }: RestoredSite,
): Promise<number> {
  await waitForDatabase(config.databaseUrl);
  const storage = await openMediaStorage(config);
  await storage.check();
  const restorer = new SiteRestorer(config, storage, schema, siteTables);
  const notes: string[] = [];
  const { createdAt, tables, pictures } = await restorer.restore(
    open,
    config.backupPassphrase,
    async (manifest) => void notes.push(...(await finish(manifest, isMoved))),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the site as of ${createdAt}: ${rows} rows, ${pictures.length} files of pictures.`);
  for (const note of notes) console.log(note);
  console.log('Everyone has to sign in again. Start the server.');
  return 0;
}
