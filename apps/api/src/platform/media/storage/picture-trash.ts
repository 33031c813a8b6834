import { Clock, type PictureCollection } from '@ospite/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../config/config';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind } from '../../jobs/job';
import { MediaFiles } from './media-files';

/** How long the trash keeps files. Source: decisions §3. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Hidden, so that it is neither served nor exported. */
const FOLDER = '.trash';

/** Every night, since a server may run for months. */
export const TRASH_JOB: JobKind = {
  name: 'picture-trash',
  cron: '35 4 * * *',
  expireSeconds: 600,
  retries: 2,
  retryDelaySeconds: 60,
  pollSeconds: 60,
};

/**
 * Files that no row names, by the day they were found: `.trash/2026-11-21/rooms/3f2a9c-1600.jpg`. What the owner deletes
 * is removed at once and comes here only when that fails.
 */
@Injectable()
export class PictureTrash implements OnModuleInit {
  private readonly folder: string;

  constructor(
    config: Config,
    private readonly media: MediaFiles,
    private readonly clock: Clock,
    private readonly jobs: BackgroundJobs,
  ) {
    this.folder = path.join(config.mediaDir, FOLDER);
  }

  onModuleInit(): void {
    this.jobs.register(TRASH_JOB, () => this.removeOld());
  }

  /** Moves a stored file here. */
  async add(collection: PictureCollection, url: string): Promise<void> {
    const folder = path.join(this.folder, dayOf(this.clock.now()), collection);
    await mkdir(folder, { recursive: true });
    await isMoved(rename(this.media.pathOf(url), path.join(folder, path.basename(url))));
  }

  /** Moves a file back to where a row names it, as after a restored database. @returns whether it was here */
  async restore(collection: PictureCollection, url: string): Promise<boolean> {
    const original = this.media.pathOf(url);
    await mkdir(path.dirname(original), { recursive: true });
    for (const day of (await this.days()).toReversed()) {
      const file = path.join(this.folder, day, collection, path.basename(url));
      if (await isMoved(rename(file, original))) return true;
    }
    return false;
  }

  /** Deletes what has been here for longer than `KEPT_DAYS`. */
  private async removeOld(): Promise<void> {
    const last = dayOf(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS));
    const old = (await this.days()).filter((day) => day < last);
    for (const day of old) await rm(path.join(this.folder, day), { recursive: true, force: true });
  }

  /** The folders of days, oldest first. */
  private async days(): Promise<string[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).toSorted();
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether a file was moved; false when it did not exist. */
function isMoved(move: Promise<void>): Promise<boolean> {
  return move.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
