import type { Config } from '../../config/config';
import { FolderStorage } from './folder-storage';
import type { MediaStorage } from './media-storage';

/** The storage that the configuration names. The client of object storage is loaded only where it is needed. */
export async function openMediaStorage({
  objectStorage,
  mediaDir,
  dataDir,
}: Pick<Config, 'objectStorage' | 'mediaDir' | 'dataDir'>): Promise<MediaStorage> {
  if (objectStorage === undefined) return new FolderStorage(mediaDir);
  const { ObjectStorage } = await import('./object/object-storage');
  return new ObjectStorage(objectStorage, dataDir);
}
