import { EXIT_USAGE } from '@ospite/server/process';
import { BackupWriter } from '../backups/archive/backup-writer';
import type { Manifest } from '../backups/persistence/manifest';
import type { SiteTables } from '../backups/site-tables';
import { StoredErasures } from '../backups/stored-erasures';
import type { Config } from '@ospite/server/config';
import { openBackupFiles, openMediaStorage } from '@ospite/server/media';
import { waitForDatabase } from '@ospite/server/persistence';
import { askForBackup } from './ask-for-backup';
import { fetchStored, listStored, StoredArchiveError } from './stored-archives';
import { FileNotWrittenError, privateFile, writeAtomically } from './atomic-file';

const USAGE = [
  'Usage:',
  '  backup <file>   writes the whole site to a new file, while it goes on',
  '  backup -        writes it to standard output',
  '  backup now      asks the server for what it does every night: one in BACKUP_URL, then the rotation',
  '  backup list     names the backups that lie in BACKUP_URL, the newest first',
  '  backup fetch <name> [<folder>]   copies one of them to this machine, and checks it',
  'BACKUP_PASSPHRASE encrypts it (age -d opens it, too).',
];

/** Commands that only use the storage of backups, and need no database. */
const OF_THE_STORAGE: readonly (string | undefined)[] = ['list', 'fetch'];
/** Whether these arguments of `backup` need a database. */
export const readsDatabase = ([command]: readonly string[]): boolean => !OF_THE_STORAGE.includes(command);

/**
 * Writes everything that makes up the site as one archive, or lists and fetches the nightly ones. An incomplete file
 * never has its final name.
 */
export async function runBackupCommand(
  config: Config,
  args: readonly string[],
  tables: SiteTables,
): Promise<number> {
  try {
    return await run(config, args, tables);
  } catch (error) {
    if (!(error instanceof FileNotWrittenError || error instanceof StoredArchiveError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(config: Config, args: readonly string[], tables: SiteTables): Promise<number> {
  const [first, name, folder = '.', ...others] = args;
  if (first === 'list' && args.length === 1) return listStored(config);
  if (first === 'now' && args.length === 1) return askForBackup(config);
  if (first === 'fetch' && name !== undefined && others.length === 0)
    return fetchStored(config, name, folder);
  if (first === undefined || args.length > 1 || !readsDatabase(args) || /^-./.test(first)) {
    for (const line of USAGE) console.error(line);
    return EXIT_USAGE;
  }
  return backUp(config, first, tables);
}

async function backUp(config: Config, file: string, tables: SiteTables): Promise<number> {
  await waitForDatabase(config.databaseUrl);
  const storage = await openMediaStorage(config);
  await storage.check();
  const erasures = new StoredErasures(await openBackupFiles(config));
  const writer = new BackupWriter(config, storage, erasures, tables);
  if (!(await writer.hasSite())) {
    console.error(
      'No site has ever run on this database: DATABASE_URL names another one. Nothing was written.',
    );
    return 1;
  }
  const options = { passphrase: config.backupPassphrase, now: new Date() };
  const writeDraft = (draft: string) => writer.write(privateFile(draft), options);
  const manifest = await (file === '-'
    ? writer.write(process.stdout, options)
    : writeAtomically(file, writeDraft));
  for (const line of linesAbout(manifest, config.backupPassphrase !== undefined)) console.error(line);
  return 0;
}

function linesAbout({ tables, pictures, missingPictures }: Manifest, isEncrypted: boolean): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Backed up: ${rows} rows of ${tables.length} tables, ${pictures.length} files of pictures, ` +
      `${isEncrypted ? 'encrypted' : 'not encrypted'}.`,
  ];
  if (missingPictures.length > 0)
    lines.push(
      `${missingPictures.length} files that pictures name are missing in the storage, and so in the backup:`,
      ...missingPictures.map((key) => `  ${key}`),
    );
  return lines;
}
