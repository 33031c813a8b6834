import type { ImageVariant, Picture } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../config/config';
import type { MadePicture } from '../encoding/make-picture';

/** The kinds of stored files, each a folder below `/uploads/`. */
export const MEDIA_COLLECTIONS = ['rooms', 'events', 'breakfast', 'video'] as const;
export type MediaCollection = (typeof MEDIA_COLLECTIONS)[number];

/** Files that belong to the property's data, in the data folder. */
@Injectable()
export class MediaFiles {
  constructor(private readonly config: Config) {}

  /** Stores all sizes of a picture, or none. @returns the picture as pages show it */
  async savePicture(collection: MediaCollection, made: MadePicture): Promise<Picture> {
    const variants: ImageVariant[] = [];
    try {
      for (const { name, width, type, content } of made.files)
        variants.push({ url: await this.save(collection, name, content), width, type });
    } catch (error) {
      // Above all on a full disk nothing may stay that nobody needs.
      await this.remove(variants.map(({ url }) => url));
      throw error;
    }
    const largest = variants.findLast(({ type }) => type === 'image/jpeg');
    if (!largest) throw new Error('A picture was made without a JPEG.');
    const { width, height, placeholder } = made;
    return { url: largest.url, width, height, placeholder, variants };
  }

  /** Stores a file; it appears whole or not at all. @returns its address on the site */
  async save(collection: MediaCollection, name: string, content: Buffer): Promise<string> {
    const draft = await this.draftPath(collection);
    try {
      // On the disk before the row that names it is committed: a power cut must not leave a row with an empty file.
      await writeFile(draft, content, { flush: true });
      return await this.adopt(collection, draft, name);
    } catch (error) {
      await this.removeDrafts([draft]);
      throw error;
    }
  }

  /**
   * Where a file can be written that is no stored one yet; a sweep takes it away when nobody adopts it.
   * @param work a word for what it is written for, by which `removeDraftsOf` finds it
   */
  async draftPath(collection: MediaCollection, work = 'upload'): Promise<string> {
    const folder = path.join(this.config.mediaDir, collection);
    await mkdir(folder, { recursive: true });
    return path.join(folder, `.${work}.${randomUUID()}.part`);
  }

  /** Makes a draft a stored file. @returns its address on the site */
  async adopt(collection: MediaCollection, draft: string, name: string): Promise<string> {
    await rename(draft, path.join(this.config.mediaDir, collection, name));
    return `/uploads/${collection}/${name}`;
  }

  /** Removes drafts that nobody adopted. */
  async removeDrafts(drafts: readonly string[]): Promise<void> {
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
  }

  /** Removes what was drafted for a piece of work that nobody does at the moment: what a killed process left of it. */
  async removeDraftsOf(collection: MediaCollection, work: string): Promise<void> {
    const names = await this.names(collection);
    const left = names.filter((name) => name.startsWith(`.${work}.`) && name.endsWith('.part'));
    await this.removeDrafts(left.map((name) => path.join(this.config.mediaDir, collection, name)));
  }

  /** Whether a stored file is there. */
  has(url: string): Promise<boolean> {
    return isThere(this.pathOf(url));
  }

  /** Removes stored files; what is gone already stays gone. */
  async remove(urls: readonly string[]): Promise<void> {
    await Promise.all(urls.map((url) => rm(this.pathOf(url), { force: true })));
  }

  /** Addresses of the stored files of a collection; drafts are none. */
  async list(collection: MediaCollection): Promise<string[]> {
    const names = await this.names(collection);
    return names.filter((name) => !name.startsWith('.')).map((name) => `/uploads/${collection}/${name}`);
  }

  /**
   * Removes drafts that nobody can be writing any more: what a killed process left behind.
   * @param olderThanMs their last write is at least this long ago
   */
  async removeOldDrafts(collection: MediaCollection, olderThanMs: number): Promise<number> {
    const folder = path.join(this.config.mediaDir, collection);
    let removed = 0;
    for (const name of await this.names(collection)) {
      if (!name.startsWith('.') || !name.endsWith('.part')) continue;
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs < olderThanMs) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  private async names(collection: MediaCollection): Promise<string[]> {
    const folder = path.join(this.config.mediaDir, collection);
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  /** Where a stored file lies. @param url an address that `save` gave */
  pathOf(url: string): string {
    const [collection = '', name = ''] = url.split('/').slice(-2);
    return path.join(this.config.mediaDir, collection, name);
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
