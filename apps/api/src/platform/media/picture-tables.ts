import {
  filesOf,
  MAX_URL_LENGTH,
  type ImageVariant,
  type Picture,
  type PictureCollection,
} from '@ospite/domain';
import { p, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const COLOUR_LENGTH = '#rrggbb'.length;
const FILES_LOCK = 'stored pictures';

/** The columns of a row that has a picture. */
export const pictureColumns = () => ({
  url: p.string().length(MAX_URL_LENGTH),
  width: p.integer(),
  height: p.integer(),
  placeholder: p.string().length(COLOUR_LENGTH),
  variants: p.json<readonly ImageVariant[]>(),
});

/** The picture of a row, and nothing else of it. */
export function pictureOf({ url, width, height, placeholder, variants }: Picture): Picture {
  return { url, width, height, placeholder, variants };
}

/**
 * To be taken by each transaction that stores files for its row: until it ends, also by the death of its process, no
 * sweep runs, which would take the files for orphans.
 */
export async function lockFilesForUpload(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [FILES_LOCK]);
}

/** Waits for the transactions that store files, and keeps new ones waiting until this one ends. */
export async function lockFilesForSweep(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [FILES_LOCK]);
}

/** A picture and the id of its row. */
export interface PictureRow {
  readonly id: number;
  readonly picture: Picture;
}

/** Port: a table whose rows have pictures. Each module fulfils it for its own table. */
export abstract class PictureTable {
  abstract readonly collection: PictureCollection;

  abstract rows(): Promise<readonly PictureRow[]>;

  /**
   * Changes the picture of a row, in a transaction that locks the row and the files and raises the content version.
   * @param change gives the new picture; nothing happens when there is no such row or it gives none
   */
  abstract change(id: number, change: (picture: Picture) => Promise<Picture | undefined>): Promise<void>;

  /** The addresses of all files that the rows name. */
  async namedFiles(): Promise<ReadonlySet<string>> {
    return new Set((await this.rows()).flatMap(({ picture }) => filesOf(picture)));
  }
}

/** All tables whose rows have pictures; each module adds its own when it starts. */
@Injectable()
export class PictureTables {
  private readonly tables: PictureTable[] = [];

  add(table: PictureTable): void {
    this.tables.push(table);
  }

  all(): readonly PictureTable[] {
    return this.tables;
  }

  of(collection: PictureCollection): readonly PictureTable[] {
    return this.tables.filter((table) => table.collection === collection);
  }
}
