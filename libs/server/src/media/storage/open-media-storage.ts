import type { Config } from '../../config/config';
import { FolderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';

/** Nobody else on the machine may read files that hold personal data. */
const PRIVATE_MODE = 0o600;

/** The storage of pictures that the configuration names. The client of object storage is loaded only where it is needed. */
export async function openMediaStorage({
  objectStorage,
  mediaDir,
  dataDir,
}: Pick<Config, 'objectStorage' | 'mediaDir' | 'dataDir'>): Promise<MediaStorage> {
  if (objectStorage === undefined) return new FolderStorage(mediaDir);
  const { ObjectStorage } = await import('./object/object-storage');
  return new ObjectStorage(objectStorage, dataDir);
}

/** The storage of backups that the configuration names. */
export async function openBackupFiles({
  backupPlace,
  dataDir,
}: Pick<Config, 'backupPlace' | 'dataDir'>): Promise<MediaStorage> {
  if ('folder' in backupPlace) return new FolderStorage(backupPlace.folder, PRIVATE_MODE);
  const { BACKUP_LIMITS, ObjectStorage } = await import('./object/object-storage');
  return new ObjectStorage(backupPlace, dataDir, BACKUP_LIMITS);
}
