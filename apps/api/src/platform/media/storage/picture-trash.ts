import { Clock } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../config/config';
import { MediaFiles, type MediaCollection } from './media-files';

/** How long what no row names can still be taken back. Source: decisions §3. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Hidden, so that it is neither served nor exported. */
const FOLDER = '.trash';

/**
 * Files that no row names, by the day on which that was found: `.trash/2026-11-21/rooms/3f2a9c-1600.jpg`. An owner's
 * deletion removes files at once; only when that fails does the next sweep bring them here.
 */
@Injectable()
export class PictureTrash {
  private readonly folder: string;

  constructor(
    config: Config,
    private readonly media: MediaFiles,
    private readonly clock: Clock,
  ) {
    this.folder = path.join(config.mediaDir, FOLDER);
  }

  /** Takes a stored file out of its collection. */
  async put(collection: MediaCollection, url: string): Promise<void> {
    const folder = path.join(this.folder, dayOf(this.clock.now()), collection);
    await mkdir(folder, { recursive: true });
    await isDone(rename(this.media.pathOf(url), path.join(folder, path.basename(url))));
  }

  /** Puts a file back where a row names it, as after a restored database. @returns whether it was here */
  async takeBack(collection: MediaCollection, url: string): Promise<boolean> {
    const place = this.media.pathOf(url);
    await mkdir(path.dirname(place), { recursive: true });
    for (const day of (await this.days()).toReversed()) {
      const file = path.join(this.folder, day, collection, path.basename(url));
      if (await isDone(rename(file, place))) return true;
    }
    return false;
  }

  /** Removes for good what has been here for longer than `KEPT_DAYS`. @returns how many days' files went */
  async removeOld(): Promise<number> {
    const last = dayOf(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS));
    const old = (await this.days()).filter((day) => day < last);
    for (const day of old) await rm(path.join(this.folder, day), { recursive: true, force: true });
    return old.length;
  }

  /** Folders of days, the oldest first; other names are nobody's business. */
  private async days(): Promise<string[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).toSorted();
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether a file could be moved; one that is gone could not. */
function isDone(move: Promise<void>): Promise<boolean> {
  return move.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
