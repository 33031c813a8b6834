import type { Manifest } from '@ospite/domain';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupWriter } from '../backups';
import type { Config } from '../platform/config/config';
import { openMediaStorage } from '../platform/media/storage/open-media-storage';
import { waitForDatabase } from '../platform/persistence/connections/wait-for-database';
import { EXIT_USAGE } from './exit-codes';

const USAGE = [
  'Usage:',
  '  backup <file>   writes the whole site to a new file, while it goes on',
  '  backup -        writes it to standard output',
  'BACKUP_PASSPHRASE encrypts it (age -d opens it, too).',
];

/** Writes everything that makes up the site as one archive. What is not whole never has the file's name. */
export async function runBackupCommand(config: Config, args: readonly string[]): Promise<number> {
  const [file, ...others] = args;
  if (file === undefined || others.length > 0 || (file.startsWith('-') && file !== '-')) {
    for (const line of USAGE) console.error(line);
    return EXIT_USAGE;
  }
  if (file !== '-' && (await stat(file).catch(() => undefined))) {
    console.error(`${file} is there already: name another file, or remove it first. Nothing was written.`);
    return 1;
  }
  await waitForDatabase(config.databaseUrl);
  const storage = await openMediaStorage(config);
  await storage.check();
  const writer = new BackupWriter(config, storage);
  if (!(await writer.hasSite())) {
    console.error(
      'No site has ever run on this database: DATABASE_URL names another one. Nothing was written.',
    );
    return 1;
  }
  const options = { passphrase: config.backupPassphrase, now: new Date() };
  const manifest =
    file === '-' ? await writer.write(process.stdout, options) : await writeFile(writer, file, options);
  for (const line of linesAbout(manifest, config.backupPassphrase !== undefined)) console.error(line);
  return 0;
}

/** Writes under another name first, and gives the file its own once it lies on the disk. */
async function writeFile(
  writer: BackupWriter,
  file: string,
  options: Parameters<BackupWriter['write']>[1],
): Promise<Manifest> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  try {
    // A backup holds personal data: nobody else on the machine may read it.
    const manifest = await writer.write(createWriteStream(draft, { mode: 0o600, flush: true }), options);
    await rename(draft, file);
    await flushFolder(path.dirname(file));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The new name survives a power cut, where folders can be flushed: on Windows they cannot. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
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
