import type { Environment, Variable } from './deployment';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStorageUrl, type ObjectStorageSettings } from './storage-url';

/** Where backups go: a bucket, or a folder of this machine. */
export type BackupLocation = ObjectStorageSettings | { readonly folder: string };

/** Where backups go and where pictures are, unless other variables say so. */
interface Defaults {
  readonly backupDir: string;
  readonly mediaDir: string;
  readonly objectStorage: ObjectStorageSettings | undefined;
}

const SCHEME = /^[a-z][a-z0-9+.-]+:\/\//i;

/**
 * Reads `BACKUP_URL`: a bucket in the form of `MEDIA_URL`, or a folder as a path or `file://` address. It may not be
 * the folder of the pictures, which guests can read, nor a folder above it.
 * @param refuse receives what is wrong
 */
export function readBackupUrl(
  env: Environment,
  name: Variable,
  { backupDir, mediaDir, objectStorage }: Defaults,
  refuse: (problem: string) => void,
): BackupLocation {
  const text = env[name]?.trim();
  if (!text) return { folder: backupDir };
  const isFolder = !SCHEME.test(text) || text.startsWith('file:');
  if (!isFolder) {
    const bucket = readStorageUrl(env, name, refuse);
    if (bucket && objectStorage && isWithin(bucket, objectStorage))
      refuse(
        `${name} must not lie among the pictures of MEDIA_URL: give it a prefix or a bucket of its own.`,
      );
    return bucket ?? { folder: backupDir };
  }
  const folder = folderOf(text);
  if (folder === undefined)
    refuse(`${name} must be a path, an address such as file:///srv/backups, or s3://….`);
  else if (isBelow(folder, mediaDir))
    refuse(`${name} must not lie in the folder of the pictures, which guests can read.`);
  // A backup first removes half-written files of killed ones, and an upload in progress looks like one.
  else if (!objectStorage && isBelow(mediaDir, folder))
    refuse(`${name} must not hold the folder of the pictures: give the backups a folder of their own.`);
  return { folder: folder ?? backupDir };
}

/** Whether a folder is the other one, or lies inside it. */
function isBelow(folder: string, other: string): boolean {
  const way = path.relative(other, folder);
  return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
}

function folderOf(text: string): string | undefined {
  if (!text.startsWith('file:')) return path.resolve(text);
  try {
    return fileURLToPath(text);
  } catch {
    return undefined;
  }
}

function isWithin(bucket: ObjectStorageSettings, pictures: ObjectStorageSettings): boolean {
  const isSame = bucket.bucket === pictures.bucket && bucket.endpoint === pictures.endpoint;
  return isSame && bucket.prefix.startsWith(pictures.prefix);
}
