import { Clock, DeletionByAge, type PictureCollection } from '@ospite/domain/shared';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import path from 'node:path';
import { BackgroundJobs } from '../../jobs/background-jobs';
import type { JobKind } from '../../jobs/job';
import { keyOf } from './media-files';
import { MediaStorage } from './media-storage';

/** How long the trash keeps files. Source: specification §11. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Hidden, so that it is neither served nor exported. */
const FOLDER = '.trash/';
const DAY_LENGTH = '2026-11-21'.length;

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
  constructor(
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
    private readonly deletion: DeletionByAge,
    private readonly jobs: BackgroundJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register(TRASH_JOB, () => this.removeOld());
  }

  /** Moves a stored file here. */
  async add(collection: PictureCollection, url: string): Promise<void> {
    // Where the clock was set back, the newest day here is nearer to the truth, and nothing is deleted too early.
    const days = (await this.files()).map(dayOfKey);
    const day = [dayOf(this.clock.now()), ...days].toSorted().at(-1);
    await this.storage.move(keyOf(url), `${FOLDER}${day}/${collection}/${path.basename(url)}`);
  }

  /**
   * Moves files back to where rows name them, as after a restored database.
   * @returns the addresses of those that were not here
   */
  async restore(urls: readonly string[]): Promise<readonly string[]> {
    if (urls.length === 0) return [];
    // The newest day comes last and wins.
    const kept = new Map((await this.files()).toSorted().map((key) => [keyOf(key), key]));
    const missing: string[] = [];
    for (const url of urls) {
      const key = kept.get(keyOf(url));
      if (key === undefined || !(await this.storage.move(key, keyOf(url)))) missing.push(url);
    }
    return missing;
  }

  /** Deletes what has been here for longer than `KEPT_DAYS`, unless the clock may be wrong. */
  private async removeOld(): Promise<void> {
    if (!(await this.deletion.mayDelete())) return;
    const last = dayOf(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS));
    await this.storage.remove((await this.files()).filter((key) => dayOfKey(key) < last));
  }

  /** The keys of the files of all days: `.trash/2026-11-21/rooms/3f2a9c-1600.jpg`. */
  private async files(): Promise<readonly string[]> {
    const keys = await this.storage.list(FOLDER);
    return keys.filter((key) => /^\d{4}-\d\d-\d\d\//.test(key.slice(FOLDER.length)));
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, DAY_LENGTH);
const dayOfKey = (key: string): string => key.slice(FOLDER.length, FOLDER.length + DAY_LENGTH);
