import { BackupStorage, type StoredArchive } from '@ospite/domain';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archiveOfFile } from '../backups/archive/archive-reader';
import { verifyArchive } from '../backups/archive/verify-archive';
import { RestoreRefusedError } from '../backups/persistence/restore-refused';
import { StoredBackups } from '../backups/stored-backups';
import type { Config } from '@ospite/server/config';
import { openBackupFiles, remedyFor } from '@ospite/server/media';
import { privateFile, writeAtomically } from './atomic-file';

/** The storage of backups cannot provide what was asked for. The message is for the person who runs the machine. */
export class StoredArchiveError extends Error {
  override readonly name = 'StoredArchiveError';
  /** Named like the operating system's errors, so that the reader of an archive does not report it as damaged. */
  readonly code = 'ESTORAGE';
}

/** The backups at `BACKUP_URL`, once that storage has responded. @throws StoredArchiveError with what to do */
export async function openStoredBackups(config: Config): Promise<BackupStorage> {
  const { backupPlace, dataDir } = config;
  // The one in the data folder is made by the first backup.
  const isOurs = 'folder' in backupPlace && !path.relative(dataDir, backupPlace.folder).startsWith('..');
  if ('folder' in backupPlace && !isOurs && !(await isFolder(backupPlace.folder)))
    throw new StoredArchiveError(
      `There is no folder ${backupPlace.folder}: set BACKUP_URL to where the backups of this site went, and mount it.`,
    );
  const storage = new StoredBackups(await openBackupFiles(config), dataDir);
  await fromStorage(storage, () => storage.damaged());
  return storage;
}

const isFolder = async (folder: string): Promise<boolean> =>
  (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;

/** Prints moment, size, last reading and name of each archive. */
export async function listStored(config: Config): Promise<number> {
  const storage = await openStoredBackups(config);
  const archives = await fromStorage(storage, () => storage.list());
  console.log(archives.length === 0 ? `No backup is in ${storage.place}.` : `Backups in ${storage.place}:`);
  const newestFirst = archives.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  for (const archive of newestFirst) console.log(lineOf(archive));
  for (const name of await storage.damaged())
    console.log(`${name} was damaged when it was read back, and was removed.`);
  return 0;
}

const lineOf = ({ at, bytes, name, provenAt }: StoredArchive): string => {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  const size = (bytes / 2 ** 20).toFixed(1).padStart(9);
  const proof = (provenAt?.toISOString().slice(0, 10) ?? 'never').padEnd(10);
  return `  ${moment} UTC  ${size} MiB  read back ${proof}  ${name}`;
};

/** Copies an archive into a folder of this machine; it gets its name once it is complete. */
export async function fetchStored(config: Config, name: string, folder: string): Promise<number> {
  const storage = await openStoredBackups(config);
  const file = path.join(folder, path.basename(name));
  const isChecked = await writeAtomically(file, async (draft) => {
    const archive = await openStored(storage, name);
    await pipeline(archive, privateFile(draft));
    return isWhole(draft, config.backupPassphrase);
  });
  console.log(
    isChecked
      ? `${file}: fetched, and every checksum is right.`
      : `${file}: fetched. It is encrypted and BACKUP_PASSPHRASE is not set, so its content was not checked.`,
  );
  return 0;
}

/** An archive's bytes. @throws StoredArchiveError when there is none of that name */
export async function openStored(storage: BackupStorage, name: string): Promise<AsyncIterable<Uint8Array>> {
  const archive = await fromStorage(storage, () => storage.open(name));
  if (archive) return untilItBreaksOff(archive, name, storage.place);
  throw new StoredArchiveError(
    `There is no ${name} in ${storage.place}; "backup list" names those that are there.`,
  );
}

async function* untilItBreaksOff(
  archive: AsyncIterable<Uint8Array>,
  name: string,
  place: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* archive;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoredArchiveError(
      `${name} broke off on its way from ${place}: ${reason}. Nothing was left behind: try again.`,
    );
  }
}

/** @returns false when it cannot be known without the passphrase */
async function isWhole(file: string, passphrase: string | undefined): Promise<boolean> {
  try {
    await verifyArchive(archiveOfFile(file), passphrase);
    return true;
  } catch (error) {
    if (!(error instanceof RestoreRefusedError)) throw error;
    if (error.reason === 'passphrase_missing') return false;
    throw new StoredArchiveError(`${error.message} Nothing was left behind.`);
  }
}

async function fromStorage<Result>(storage: BackupStorage, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { message, cause, code } = Object(error) as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new StoredArchiveError(`${storage.place} cannot be read: this user may not (${message}).`);
    if (cause === undefined) throw error;
    throw new StoredArchiveError(`${message}. ${remedyFor(cause, 'BACKUP_URL')}`);
  }
}
