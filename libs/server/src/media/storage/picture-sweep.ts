import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind } from '../../jobs/job';
import { lockFilesForSweep, PictureTables, type PictureTable } from '../picture-tables';
import { MediaFiles } from './media-files';
import { PictureTrash } from './picture-trash';

/** No upload and no encoding takes this long. */
const DRAFT_AGE_MS = 3_600_000;
/** Missing files that the log names; `npm run media -- list` names all. */
const NAMED_IN_LOG = 20;

/** Every night, since a server may run for months; before the backup, which then contains no orphaned file. */
export const SWEEP_JOB: JobKind = {
  name: 'picture-sweep',
  cron: '5 4 * * *',
  expireSeconds: 3_600,
  heartbeatSeconds: 60,
  retries: 3,
  retryDelaySeconds: 300,
  pollSeconds: 60,
};

/** What a sweep did and found. */
interface SweepResult {
  /** Files that no row names, moved to the trash. */
  readonly unknown: number;
  /** Files that a row names, restored from the trash. */
  readonly restored: number;
  /** Addresses of files that rows name and that do not exist; their rows stay as they are. */
  readonly missing: readonly string[];
}

/**
 * Reconciles files with rows at each start and every night. Files are stored before their row is committed and removed
 * after it is gone, so a killed process may leave files without a row. They go to the trash and not away, since a
 * restored older database does not name them either. A row without its files is only reported: the disk is lost or a
 * backup half restored. Source: specification §11 and §12.
 */
@Injectable()
export class PictureSweep implements OnModuleInit {
  private readonly logger = new Logger(PictureSweep.name);

  constructor(
    private readonly tables: PictureTables,
    private readonly media: MediaFiles,
    private readonly trash: PictureTrash,
    private readonly em: EntityManager,
    private readonly jobs: BackgroundJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SWEEP_JOB, async ({ signal }) => this.log(await this.sweep(signal)));
  }

  /**
   * Call it once database and folder are known to belong together. It never throws: files that cannot be moved, as on a
   * full disk, are no reason not to serve; they stay until the next sweep.
   */
  async run(): Promise<void> {
    try {
      this.log(await this.sweep());
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Files of pictures could not be tidied up; the next sweep tries again',
      );
    }
  }

  private log({ unknown, restored, missing }: SweepResult): void {
    if (unknown > 0) this.logger.log(`Moved ${unknown} files that no picture names to the trash`);
    if (restored > 0) this.logger.log(`Restored ${restored} files of pictures from the trash`);
    if (missing.length > 0)
      this.logger.warn(
        { files: missing.slice(0, NAMED_IN_LOG) },
        `${missing.length} files of pictures are missing; npm run media -- list names them`,
      );
  }

  /** @param signal stops the work between two tables; its reason is thrown */
  async sweep(signal?: AbortSignal): Promise<SweepResult> {
    let unknown = 0;
    let restored = 0;
    const missing: string[] = [];
    for (const table of this.tables.all()) {
      signal?.throwIfAborted();
      await this.media.removeOldDrafts(table.collection, DRAFT_AGE_MS);
      unknown += await this.trashUnknown(table);
      const lost = await this.lostFiles(table);
      const notInTrash = await this.trash.restore(lost);
      restored += lost.length - notInTrash.length;
      missing.push(...notInTrash);
    }
    return { unknown, restored, missing };
  }

  /** Files that a row names and that are not stored. */
  private async lostFiles(table: PictureTable): Promise<readonly string[]> {
    const stored = new Set(await this.media.list(table.collection));
    const lost: string[] = [];
    for (const url of await table.namedFiles())
      // One that was stored after the list was made is there.
      if (!stored.has(url) && !(await this.media.has(url))) lost.push(url);
    return lost;
  }

  /**
   * Under the lock that makes uploads wait, so that a file without a row is not one whose row is about to be committed.
   */
  private trashUnknown(table: PictureTable): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      await lockFilesForSweep(em);
      const named = await table.namedFiles();
      const unknown = (await this.media.list(table.collection)).filter((url) => !named.has(url));
      for (const url of unknown) await this.trash.add(table.collection, url);
      return unknown.length;
    });
  }
}
