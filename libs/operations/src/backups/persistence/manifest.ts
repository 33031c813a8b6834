/** The format that every archive states first. */
export const BACKUP_FORMAT = 'ospite-backup';

/** Raised when an older program could no longer read the archive. */
export const BACKUP_FORMAT_VERSION = 1;

/** The first file of an archive: enough to know whether this program can read the rest. */
export interface ArchiveHead {
  readonly format: string;
  readonly formatVersion: number;
}

/** A table as an archive holds it. */
export interface ArchivedTable {
  readonly name: string;
  /** In the order of the values; generated columns are computed again and not included. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of all rows as PostgreSQL's COPY writes them as text, by primary key (hexadecimal). */
  readonly sha256: string;
}

/** A stored file of a picture. */
export interface ArchivedPicture {
  /** Its key in the picture storage, such as `rooms/3f2a9c-1600.jpg`. */
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What an archive holds, and what is needed to put it back. It is the archive's last file. */
export interface Manifest extends ArchiveHead {
  /** Of the program that wrote it. */
  readonly productVersion: string;
  /** Id of the site that was backed up; a restored one gets an id of its own. */
  readonly installation: string | null;
  /** When the backup was begun (ISO 8601). */
  readonly createdAt: string;
  /**
   * Names of the erasures that its rows certainly reflect; absent in older archives, and when the storage did not respond.
   */
  readonly erasures?: readonly string[] | undefined;
  /** Names of the migrations that had been applied: the version of the schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly ArchivedTable[];
  /** The last value of each id sequence; null when it has given none. */
  readonly sequences: Readonly<Record<string, number | null>>;
  readonly pictures: readonly ArchivedPicture[];
  /** Keys that rows name although their files were missing when the backup was made. */
  readonly missingPictures: readonly string[];
}
