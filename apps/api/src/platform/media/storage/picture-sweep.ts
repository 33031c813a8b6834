import { filesOf } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { lockFiles } from './file-lock';
import { MediaFiles } from './media-files';
import { PictureShelves, type PictureShelf } from '../picture-shelves';
import { PictureTrash } from './picture-trash';

/** No upload and no encoding lasts this long. */
const DRAFT_AGE_MS = 3_600_000;
/** The log names no more than these; `npm run media -- list` names all. */
const NAMED_IN_LOG = 20;

/** What a sweep found. */
export interface Swept {
  /** Files that no row named: they are in the trash now. */
  readonly unknown: number;
  /** Files that a row names and the trash held: they are back in their place. */
  readonly takenBack: number;
  /** Addresses of files that rows name and that are nowhere; their rows stay as they are. */
  readonly missing: readonly string[];
}

/**
 * Brings files and rows together again after a crash, at each start. Files are put in place before their row is
 * committed and removed after it is gone: what was killed in between left files without a row, which go to the trash for
 * a while, since an older state of the database does not name them either. A row without files is never touched: it is
 * of a lost disk or a half restored backup, and is told. Source: decisions §3 and §4.
 */
@Injectable()
export class PictureSweep {
  private readonly logger = new Logger(PictureSweep.name);

  constructor(
    private readonly shelves: PictureShelves,
    private readonly media: MediaFiles,
    private readonly trash: PictureTrash,
    private readonly em: EntityManager,
  ) {}

  /**
   * Call it once the database and the folder are known to belong together. It never throws: what cannot be moved, as on a
   * full disk, is no reason not to serve, and stays where it is until the next start.
   */
  async run(): Promise<void> {
    try {
      this.tell(await this.sweep());
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Files of pictures could not be tidied up; the next start tries again',
      );
    }
  }

  private tell({ unknown, takenBack, missing }: Swept): void {
    if (unknown > 0) this.logger.log(`Moved ${unknown} files that no picture has to the trash`);
    if (takenBack > 0) this.logger.log(`Took ${takenBack} files of pictures back from the trash`);
    if (missing.length > 0)
      this.logger.warn(
        { files: missing.slice(0, NAMED_IN_LOG) },
        `${missing.length} files of pictures are missing; npm run media -- list names them`,
      );
  }

  async sweep(): Promise<Swept> {
    let unknown = 0;
    let takenBack = 0;
    const missing: string[] = [];
    for (const shelf of this.shelves.all()) {
      await this.media.removeOldDrafts(shelf.collection, DRAFT_AGE_MS);
      unknown += await this.putAwayUnknown(shelf);
      const { back, lost } = await this.takeBack(shelf);
      takenBack += back;
      missing.push(...lost);
    }
    return { unknown, takenBack, missing };
  }

  /** Under the lock that keeps uploads waiting: what no row names then belongs to nobody. */
  private putAwayUnknown(shelf: PictureShelf): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      await lockFiles(em);
      const named = new Set((await shelf.rows()).flatMap(({ picture }) => filesOf(picture)));
      const unknown = (await this.media.list(shelf.collection)).filter((url) => !named.has(url));
      for (const url of unknown) await this.trash.put(shelf.collection, url);
      return unknown.length;
    });
  }

  private async takeBack(shelf: PictureShelf): Promise<{ back: number; lost: readonly string[] }> {
    let back = 0;
    const lost: string[] = [];
    const named = new Set((await shelf.rows()).flatMap(({ picture }) => filesOf(picture)));
    for (const url of named) {
      if (await this.media.has(url)) continue;
      if (await this.trash.takeBack(shelf.collection, url)) back += 1;
      else lost.push(url);
    }
    return { back, lost };
  }
}
