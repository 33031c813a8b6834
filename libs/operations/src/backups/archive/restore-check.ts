import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  type ArchiveHead,
  type Manifest,
} from '../persistence/manifest';
import { damaged, RestoreRefusedError } from '../persistence/restore-refused';

/**
 * Reads the first file of an archive.
 * @throws RestoreRefusedError when it is no backup, or needs a newer program
 */
export function readHead(text: string): ArchiveHead {
  const head = objectOf(text);
  if (head?.['format'] !== BACKUP_FORMAT || typeof head['formatVersion'] !== 'number')
    throw new RestoreRefusedError('not_a_backup', 'This file is no backup of Ospite.');
  if (head['formatVersion'] > BACKUP_FORMAT_VERSION)
    throw new RestoreRefusedError(
      'newer_format',
      'A newer version of Ospite wrote this archive: restore it with that version, or with a later one.',
    );
  return { format: BACKUP_FORMAT, formatVersion: head['formatVersion'] };
}

/** Reads the manifest. @throws RestoreRefusedError when it is damaged */
export function readManifest(text: string): Manifest {
  const manifest = objectOf(text);
  const isWhole =
    manifest !== undefined &&
    ['productVersion', 'createdAt'].every((name) => isPlain(manifest[name])) &&
    (manifest['installation'] === null || isPlain(manifest['installation'])) &&
    ['migrations', 'missingPictures'].every((name) => hasOnly(manifest[name], isText)) &&
    (manifest['erasures'] === undefined || hasOnly(manifest['erasures'], isText)) &&
    hasOnly(
      manifest['tables'],
      (table) => isObject(table) && isText(table['name']) && hasOnly(table['columns'], isText),
    ) &&
    hasOnly(manifest['pictures'], (picture) => isObject(picture) && isText(picture['key'])) &&
    isObject(manifest['sequences']) &&
    Object.values(manifest['sequences']).every((value) => value === null || Number.isSafeInteger(value));
  if (!isWhole) throw damaged('its manifest cannot be read');
  return manifest as unknown as Manifest;
}

/**
 * Refuses an archive of a newer schema: this program would not know what to do with its columns.
 * @param known names of all migrations that this program brings
 * @throws RestoreRefusedError
 */
export function refuseNewerSchema({ migrations, productVersion }: Manifest, known: readonly string[]): void {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RestoreRefusedError(
      'newer_schema',
      `Ospite ${productVersion} wrote this archive, which is newer than this program (${unknown.at(-1)} is unknown to it): ` +
        'install that version or a later one, and restore again.',
    );
}

/** What was read from an archive: tables and pictures by name, with their counts. */
export interface FoundContents {
  readonly tables: ReadonlyMap<string, { readonly rows: number; readonly sha256: string }>;
  readonly pictures: ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>;
}

/**
 * Compares what an archive holds with what its manifest promises. Pictures that the manifest does not name do not
 * belong to the backup: they were deleted while it was made.
 * @throws RestoreRefusedError at the first difference
 */
export function compareContents(manifest: Manifest, found: FoundContents): void {
  for (const { name, rows, sha256 } of manifest.tables) {
    // A table without rows has no file.
    const table = found.tables.get(name);
    if ((table?.rows ?? 0) !== rows)
      throw damaged(`table ${name} has ${table?.rows ?? 0} rows instead of ${rows}`);
    if (table && table.sha256 !== sha256) throw damaged(`the checksum of table ${name} is another one`);
  }
  for (const name of found.tables.keys())
    if (!manifest.tables.some((table) => table.name === name))
      throw damaged(`nothing is known of table ${name}`);
  for (const { key, bytes, sha256 } of manifest.pictures) {
    const picture = found.pictures.get(key);
    if (!picture) throw damaged(`picture ${key} is missing`);
    if (picture.bytes !== bytes || picture.sha256 !== sha256)
      throw damaged(`the checksum of picture ${key} is another one`);
  }
}

/** What already exists in the target of a restore. */
export interface RestoreTargetState {
  /** Tables with rows that people have made, and foreign tables. */
  readonly occupiedTables: readonly string[];
  /** The number of stored files, not counting the installation's mark. */
  readonly files: number;
  /** How many of our programs are connected to the database. */
  readonly programs: number;
}

/** Refuses a target in which something would be lost. @throws RestoreRefusedError */
export function refuseOccupiedTarget({ occupiedTables, files, programs }: RestoreTargetState): void {
  if (programs > 0)
    throw new RestoreRefusedError(
      'place_in_use',
      'A server runs on this database: stop it first, then restore again.',
    );
  const there = [
    ...(occupiedTables.length > 0
      ? [`the database has rows (${occupiedTables.slice(0, 3).join(', ')})`]
      : []),
    ...(files > 0 ? [`the picture storage has ${files} files`] : []),
  ];
  if (there.length > 0)
    throw new RestoreRefusedError(
      'place_not_empty',
      `This is no empty place: ${there.join(', and ')}. Nothing was touched. Restore into an empty database and an empty ` +
        'picture storage, for example with another DATA_DIR.',
    );
}

const isText = (value: unknown): boolean => typeof value === 'string';
/** Version, moment or id: nothing that a console would take for more than text. */
const isPlain = (value: unknown): boolean => typeof value === 'string' && /^[\w.:+ -]{1,100}$/.test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasOnly = (list: unknown, isFit: (item: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isFit);

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
