import {
  filesOf,
  MAX_URL_LENGTH,
  type ImageVariant,
  type Picture,
  type PictureCollection,
} from '@ospite/domain/shared';
import { EntityManager, p, type EntityClass, type QueryOrderMap } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../persistence/content/content-version';

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
 * Taken by each transaction that stores files for its row: until it ends, even by the death of its process, no sweep
 * runs, which would mistake the files for orphans.
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

/** A row that is locked until its transaction ends. */
export interface LockedPicture {
  readonly picture: Picture;
  replace(picture: Picture): void;
}

/** A table whose rows have pictures. Each module says how to read and lock the rows of its own table. */
@Injectable()
export abstract class PictureTable {
  abstract readonly collection: PictureCollection;

  constructor(
    protected readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {}

  abstract rows(): Promise<readonly PictureRow[]>;

  /** Locks a row as the module's own changes do; undefined when it is gone or has no picture. */
  protected abstract lock(em: EntityManager, id: number): Promise<LockedPicture | undefined>;

  /**
   * Changes the picture of a row, and files with it: row and files are locked meanwhile.
   * @param change gives the new picture; nothing happens when there is no such row or it gives none
   */
  async change(id: number, change: (picture: Picture) => Promise<Picture | undefined>): Promise<void> {
    await this.contentVersion.transactional(this.em.fork(), async (em) => {
      const row = await this.lock(em, id);
      if (!row) return;
      await lockFilesForUpload(em);
      const changed = await change(row.picture);
      if (changed) row.replace(changed);
    });
  }

  /** The addresses of all files that the rows name. */
  async namedFiles(): Promise<ReadonlySet<string>> {
    return new Set((await this.rows()).flatMap(({ picture }) => filesOf(picture)));
  }
}

/** A table of images, each with `pictureColumns`. */
@Injectable()
export abstract class ImageTable<Row extends Picture & { readonly id: number }> extends PictureTable {
  protected abstract readonly record: EntityClass<Row>;

  override async rows(): Promise<readonly PictureRow[]> {
    const rows = await this.em
      .fork()
      .findAll<Row>(this.record, { orderBy: { id: 'asc' } as QueryOrderMap<Row> });
    return rows.map((row) => ({ id: row.id, picture: pictureOf(row) }));
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
