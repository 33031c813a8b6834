import {
  missingAvifWidths,
  withAvif,
  type ImageVariant,
  type Picture,
  type PictureCollection,
} from '@ospite/domain/shared';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import path from 'node:path';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind, JobRun } from '../../jobs/job';
import { AvifEncoder, avifNameOf, type AvifSize } from './avif-encoder';
import { PictureTables, type PictureRow, type PictureTable } from '../picture-tables';
import { MediaFiles } from '../storage/media-files';

/** One job for each picture, by its address, so that no two processes encode the same one. */
const AVIF_JOB: JobKind = {
  name: 'avif',
  // All widths of a large picture take a minute on a small machine, ten when it is busy.
  expireSeconds: 1_800,
  heartbeatSeconds: 30,
  // A stop in the middle counts as a try.
  retries: 4,
  retryDelaySeconds: 15,
  pollSeconds: 30,
};
/** For pictures whose job was never queued, because the database was unreachable or the process was killed just then. */
const MISSING_JOB: JobKind = {
  name: 'avif-missing',
  cron: '50 4 * * *',
  expireSeconds: 600,
  retries: 2,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

interface TableRow {
  readonly table: PictureTable;
  readonly row: PictureRow;
}

/**
 * Makes the AVIF copies that pictures lack, one picture at a time and at the lowest priority: they take twenty times as
 * long as the other formats, and pages work without them meanwhile. Source: specification §13, Rooms and events.
 */
@Injectable()
export class AvifQueue implements OnModuleInit {
  private readonly logger = new Logger(AvifQueue.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly tables: PictureTables,
    private readonly media: MediaFiles,
    private readonly encoder: AvifEncoder,
  ) {}

  onModuleInit(): void {
    this.jobs.register(AVIF_JOB, (run) => this.complete(run));
    this.jobs.register(MISSING_JOB, () => this.addMissing());
    // Pictures of a seed, an older version or a killed process.
    this.jobs.whenReady(() => this.addMissing());
  }

  /**
   * Asks for the copies of a picture. Returns at once and never fails: `avif-missing` finds pictures that were missed.
   */
  add(collection: PictureCollection, { url }: Picture): void {
    this.send(collection, url).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A picture gets its AVIF copies later');
    });
  }

  private async addMissing(): Promise<void> {
    for (const table of this.tables.all())
      for (const { picture } of (await table.rows()).filter(isIncomplete))
        await this.send(table.collection, picture.url);
  }

  private send(collection: PictureCollection, url: string): Promise<boolean> {
    return this.jobs.send(AVIF_JOB.name, { collection, url }, url);
  }

  /** Makes the copies that a picture still lacks; nothing when it is gone. */
  private async complete({ data: { collection, url }, signal }: JobRun): Promise<void> {
    const incomplete = await this.incomplete(collection, url);
    const [first] = incomplete;
    if (!first) return;
    const sizes: AvifSize[] = [];
    const work = path.basename(first.row.picture.url);
    await this.media.removeDraftsOf(first.table.collection, work);
    try {
      for (const width of missingAvifWidths(first.row.picture))
        sizes.push({ width, file: await this.media.draftPath(first.table.collection, work) });
      await this.encode(first.row.picture, sizes, signal);
      // Two events of the demo show the same file.
      for (const { table, row } of incomplete) await this.store(table, row, sizes);
    } catch (error) {
      // A picture that was removed meanwhile has no file any more, so there is nothing to do.
      if (signal.aborted || (await this.incomplete(collection, url)).length > 0) throw error;
    } finally {
      await this.media.removeDrafts(sizes.map(({ file }) => file));
    }
  }

  /** The rows that show this picture and lack copies of it; none once it is gone. */
  private async incomplete(collection: unknown, url: unknown): Promise<readonly TableRow[]> {
    const tables = this.tables.all().filter((table) => table.collection === collection);
    const rows = (await Promise.all(tables.map((table) => rowsOf(table, url)))).flat();
    return rows.filter(({ row }) => isIncomplete(row));
  }

  private async encode(picture: Picture, sizes: readonly AvifSize[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const stop = () => this.encoder.stop();
    signal.addEventListener('abort', stop);
    try {
      await this.media.withFile(picture.url, (file) => this.encoder.encode(file, sizes));
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Changes files and row together, under the row's lock; a picture that was replaced meanwhile is left alone. */
  private store(table: PictureTable, row: PictureRow, sizes: readonly AvifSize[]): Promise<void> {
    return table.change(row.id, async (present) => {
      if (present.url !== row.picture.url) return undefined;
      const copies: ImageVariant[] = [];
      for (const { width, file } of sizes) {
        const name = avifNameOf(present.url, width);
        const url = `/uploads/${table.collection}/${name}`;
        if (!(await this.media.has(url))) await this.media.adopt(table.collection, file, name);
        copies.push({ url, width, type: 'image/avif' });
      }
      return withAvif(present, copies);
    });
  }
}

async function rowsOf(table: PictureTable, url: unknown): Promise<TableRow[]> {
  const rows = await table.rows();
  return rows.filter(({ picture }) => picture.url === url).map((row) => ({ table, row }));
}

function isIncomplete({ picture }: PictureRow): boolean {
  return missingAvifWidths(picture).length > 0;
}
