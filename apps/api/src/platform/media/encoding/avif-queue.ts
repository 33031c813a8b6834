import { missingAvifWidths, withAvif, type ImageVariant, type Picture } from '@ospite/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import path from 'node:path';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind, JobRun } from '../../jobs/job';
import { AvifEncoder, type AvifSize } from './avif-encoder';
import { MediaFiles, type MediaCollection } from '../storage/media-files';
import { PictureShelves, type PictureRow, type PictureShelf } from '../picture-shelves';

/** One picture, one job, whose key is its address: no two processes work at the same one. */
export const AVIF_JOB: JobKind = {
  name: 'avif',
  // All widths of a large picture take a minute on a small machine, and ten when it is busy.
  expireSeconds: 1_800,
  heartbeatSeconds: 30,
  // A stop in the middle counts as a try, too.
  retries: 4,
  retryDelaySeconds: 15,
  pollSeconds: 30,
};
/** For pictures whose job was not asked for, since the database was away or the process was killed just then. */
const MISSING_JOB: JobKind = {
  name: 'avif-missing',
  cron: '50 4 * * *',
  expireSeconds: 600,
  retries: 2,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/**
 * Makes the AVIF copies that pictures lack, one picture after the other, behind everything else: they take twenty times
 * as long as the other formats, and pages do well without them meanwhile. Source: decisions §5 (variants).
 */
@Injectable()
export class AvifQueue implements OnModuleInit {
  private readonly logger = new Logger(AvifQueue.name);

  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly shelves: PictureShelves,
    private readonly media: MediaFiles,
    private readonly encoder: AvifEncoder,
  ) {}

  onModuleInit(): void {
    this.jobs.register(AVIF_JOB, (run) => this.complete(run));
    this.jobs.register(MISSING_JOB, () => this.addMissing());
    // What a seed, a former version or a killed process left without.
    this.jobs.whenReady(() => this.addMissing());
  }

  /** A picture was stored: its copies follow. Returns at once, and cannot fail: what is not asked for here is later. */
  add(collection: MediaCollection, { url }: Picture): void {
    this.send(collection, url).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A picture gets its AVIF copies later');
    });
  }

  private async addMissing(): Promise<void> {
    for (const shelf of this.shelves.all())
      for (const { picture } of (await shelf.rows()).filter(isIncomplete))
        await this.send(shelf.collection, picture.url);
  }

  private send(collection: MediaCollection, url: string): Promise<boolean> {
    return this.jobs.send(AVIF_JOB.name, { collection, url }, url);
  }

  /** Makes what the picture at an address lacks by now; nothing when it is gone or has everything. */
  private async complete({ data: { collection, url }, signal }: JobRun): Promise<void> {
    const shelves = this.shelves.all().filter((shelf) => shelf.collection === collection);
    const rows = (await Promise.all(shelves.map((shelf) => rowsOf(shelf, url)))).flat();
    const incomplete = rows.filter(({ row }) => isIncomplete(row));
    const [first] = incomplete;
    if (!first) return;
    const sizes: AvifSize[] = [];
    const work = path.basename(first.row.picture.url);
    await this.media.removeDraftsOf(first.shelf.collection, work);
    try {
      for (const width of missingAvifWidths(first.row.picture))
        sizes.push({ width, file: await this.media.draftPath(first.shelf.collection, work) });
      await this.encode(first.row.picture, sizes, signal);
      // Two events of a demo may show the same file.
      for (const { shelf, row } of incomplete) await this.store(shelf, row, sizes);
    } finally {
      await this.media.removeDrafts(sizes.map(({ file }) => file));
    }
  }

  private async encode(picture: Picture, sizes: readonly AvifSize[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const stop = () => this.encoder.stop();
    signal.addEventListener('abort', stop);
    try {
      await this.encoder.encode(this.media.pathOf(picture.url), sizes);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Files and row change together: under the row's lock, where a picture that changed meanwhile is left alone. */
  private store(shelf: PictureShelf, row: PictureRow, sizes: readonly AvifSize[]): Promise<void> {
    return shelf.change(row.id, async (present) => {
      if (present.url !== row.picture.url) return undefined;
      const copies: ImageVariant[] = [];
      for (const { width, file } of sizes) {
        const name = avifNameOf(present, width);
        const url = `/uploads/${shelf.collection}/${name}`;
        if (!(await this.media.has(url))) await this.media.adopt(shelf.collection, file, name);
        copies.push({ url, width, type: 'image/avif' });
      }
      return withAvif(present, copies);
    });
  }
}

async function rowsOf(
  shelf: PictureShelf,
  url: unknown,
): Promise<{ shelf: PictureShelf; row: PictureRow }[]> {
  const rows = await shelf.rows();
  return rows.filter(({ picture }) => picture.url === url).map((row) => ({ shelf, row }));
}

function isIncomplete({ picture }: PictureRow): boolean {
  return missingAvifWidths(picture).length > 0;
}

/** `3f2a9c-1600.jpg` gives `3f2a9c-480.avif`. */
function avifNameOf({ url }: Picture, width: number): string {
  return `${path.basename(url).replace(/-\d+\.\w+$/, '')}-${width}.avif`;
}
