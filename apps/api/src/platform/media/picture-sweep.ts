import { filesOf, picturesRest } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { lockFiles } from './file-lock';
import { MediaFiles } from './media-files';
import { PictureShelves, type PictureRow, type PictureShelf } from './picture-shelves';

/** What a sweep found and mended. */
export interface Swept {
  /** Files that no row named. */
  readonly files: number;
  /** Rows that named files that are not there. */
  readonly rows: number;
}

/**
 * Brings files and rows together again after a crash, at each start. Files are put in place before their row is
 * committed and removed after it is gone: what was killed in between left files without a row, which go. A row without
 * files is none of that, but of a lost disk or a half restored backup: it keeps the copies that are left, and goes when
 * none is. Source: decisions §4 ("file and row appear and vanish together").
 */
@Injectable()
export class PictureSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(PictureSweep.name);

  constructor(
    private readonly shelves: PictureShelves,
    private readonly media: MediaFiles,
    private readonly em: EntityManager,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { files, rows } = await this.sweep();
    if (files > 0) this.logger.log(`Removed ${files} files that no picture has`);
    if (rows > 0) this.logger.warn(`Mended ${rows} pictures whose files were lost`);
  }

  async sweep(): Promise<Swept> {
    let files = 0;
    let rows = 0;
    for (const shelf of this.shelves.all()) {
      files += await this.removeFilesWithoutRow(shelf);
      rows += await this.mendRowsWithoutFiles(shelf);
    }
    return { files, rows };
  }

  /** Under the lock that keeps uploads waiting: what no row names then belongs to nobody. */
  private removeFilesWithoutRow(shelf: PictureShelf): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      await lockFiles(em);
      const named = new Set((await shelf.rows()).flatMap(({ picture }) => filesOf(picture)));
      return this.media.sweep(shelf.collection, named);
    });
  }

  private async mendRowsWithoutFiles(shelf: PictureShelf): Promise<number> {
    const rows = await shelf.rows();
    const broken: PictureRow[] = [];
    let there = 0;
    for (const row of rows) {
      const lost = await this.lostFiles(row);
      if (lost.size > 0) broken.push(row);
      there += filesOf(row.picture).length - lost.size;
    }
    const isOneLoss = broken.length === 1 && (await this.media.hasCollection(shelf.collection));
    if (broken.length > 0 && there === 0 && !isOneLoss) {
      // Rather a folder that is not mounted than as many losses at once: nothing is taken away for that.
      this.logger.error(`None of the pictures of ${shelf.collection} is there; their rows were left alone`);
      return 0;
    }
    for (const row of broken) await this.mend(shelf, row);
    return broken.length;
  }

  private async mend(shelf: PictureShelf, row: PictureRow): Promise<void> {
    const lost = await this.lostFiles(row);
    const isThere = (url: string) => !lost.has(url);
    if (picturesRest(row.picture, isThere)) {
      await shelf.change(row.id, async (picture) => picturesRest(picture, isThere));
      return;
    }
    await shelf.drop(row.id);
    await this.media.remove(filesOf(row.picture).filter(isThere));
  }

  private async lostFiles({ picture }: PictureRow): Promise<Set<string>> {
    const lost = new Set<string>();
    for (const url of filesOf(picture)) if (!(await this.media.has(url))) lost.add(url);
    return lost;
  }
}
