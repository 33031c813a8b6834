import type { Picture } from '@ospite/domain';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import path from 'node:path';
import { AvifEncoder, type AvifSize } from './avif-encoder';
import { MediaFiles } from './media-files';
import { PictureShelves, type PictureRow, type PictureShelf } from './picture-shelves';

/** How often it looks without a reason: for what a seed or another replica stored. */
const LOOK_EVERY_MS = 30_000;

/**
 * Makes the AVIF copies of stored pictures, one picture after the other, behind everything else: they take twenty times
 * as long as the other formats, and pages do well without them meanwhile. Source: decisions §5 (variants).
 */
@Injectable()
export class AvifQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AvifQueue.name);
  /** Main addresses of pictures that cannot be encoded; they are tried again at the next start. */
  private readonly hopeless = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWoken = false;
  private isRunning = false;

  constructor(
    private readonly shelves: PictureShelves,
    private readonly media: MediaFiles,
    private readonly encoder: AvifEncoder,
  ) {}

  /** From here on pictures get their copies. */
  start(): void {
    this.isRunning = true;
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.encoder.stop();
    await this.round;
  }

  /** There may be a new picture. Returns at once. */
  wake(): void {
    if (!this.isRunning) return;
    this.isWoken = true;
    clearTimeout(this.timer);
    this.round ??= this.complete().finally(() => {
      this.round = undefined;
      if (this.isWoken) this.wake();
      else this.lookLater();
    });
  }

  private async complete(): Promise<void> {
    this.isWoken = false;
    try {
      for (const shelf of this.shelves.all()) {
        for (let row = await this.next(shelf); row && this.isRunning; row = await this.next(shelf))
          await this.add(shelf, row);
      }
    } catch (error) {
      // The database is away for a moment, or the drafts are: what has no copies still has none, and is looked for again.
      if (this.isRunning) this.logger.warn({ err: error }, 'AVIF copies could not be stored');
    }
  }

  private async next(shelf: PictureShelf): Promise<PictureRow | undefined> {
    const rows = await shelf.rows();
    return rows.find(({ picture }) => !hasAvif(picture) && !this.hopeless.has(picture.url));
  }

  private async add(shelf: PictureShelf, { id, picture }: PictureRow): Promise<void> {
    const { collection } = shelf;
    const sizes: AvifSize[] = [];
    try {
      for (const width of widthsOf(picture))
        sizes.push({ width, file: await this.media.draftPath(collection) });
      if (!(await this.encoded(picture, sizes))) return;
      await shelf.change(id, async (present) => {
        // Another replica was quicker, or it is another picture now.
        if (hasAvif(present) || present.url !== picture.url) return undefined;
        const made = sizes.map(async ({ width, file }) => ({
          url: await this.media.adopt(collection, file, avifNameOf(picture, width)),
          width,
          type: 'image/avif' as const,
        }));
        return { ...present, variants: [...(await Promise.all(made)), ...present.variants] };
      });
    } finally {
      await this.media.removeDrafts(sizes.map(({ file }) => file));
    }
  }

  /** @returns false when the picture cannot be encoded, or not now */
  private async encoded(picture: Picture, sizes: readonly AvifSize[]): Promise<boolean> {
    try {
      await this.encoder.encode(this.media.pathOf(picture.url), sizes);
      return true;
    } catch (error) {
      if (!this.isRunning) return false;
      this.hopeless.add(picture.url);
      this.logger.warn({ err: error }, `${picture.url} gets no AVIF copies`);
      return false;
    }
  }

  private lookLater(): void {
    if (!this.isRunning) return;
    this.timer = setTimeout(() => this.wake(), LOOK_EVERY_MS);
    this.timer.unref();
  }
}

function hasAvif({ variants }: Picture): boolean {
  return variants.some(({ type }) => type === 'image/avif');
}

/** The sizes there are as JPEG, which every picture has. */
function widthsOf({ variants, width }: Picture): number[] {
  const widths = variants.filter(({ type }) => type === 'image/jpeg').map((variant) => variant.width);
  return widths.length > 0 ? widths : [width];
}

/** `3f2a9c-1600.jpg` gives `3f2a9c-480.avif`. */
function avifNameOf({ url }: Picture, width: number): string {
  return `${path.basename(url).replace(/-\d+\.\w+$/, '')}-${width}.avif`;
}
