import type { EncodedPicture, ImageVariant, Picture, PictureCollection } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../config/config';

/** Kinds of stored files, each a folder below `/uploads/`. */
type MediaCollection = PictureCollection | 'video';
export const MEDIA_COLLECTIONS: readonly MediaCollection[] = [
  'rooms',
  'events',
  'breakfast',
  'hosts',
  'video',
];

/** The files below `/uploads/`, in the data folder. */
@Injectable()
export class MediaFiles {
  constructor(private readonly config: Config) {}

  /** Stores all files of a picture, or none. */
  async savePicture(collection: PictureCollection, encoded: EncodedPicture): Promise<Picture> {
    const variants: ImageVariant[] = [];
    try {
      for (const { name, width, type, content } of encoded.files)
        variants.push({ url: await this.save(collection, name, content), width, type });
    } catch (error) {
      // The disk may be full: nothing useless stays on it.
      await this.remove(variants.map(({ url }) => url));
      throw error;
    }
    const largest = variants.findLast(({ type }) => type === 'image/jpeg');
    if (!largest) throw new Error('A picture was encoded without a JPEG.');
    const { width, height, placeholder } = encoded;
    return { url: largest.url, width, height, placeholder, variants };
  }

  /** Stores a file, whole or not at all. @returns its address on the site */
  async save(collection: MediaCollection, name: string, content: Uint8Array): Promise<string> {
    const draft = await this.draftPath(collection);
    try {
      // Flushed before its row is committed: a power cut must not leave a row with an empty file.
      await writeFile(draft, content, { flush: true });
      return await this.adopt(collection, draft, name);
    } catch (error) {
      await this.removeDrafts([draft]);
      throw error;
    }
  }

  /**
   * A path to write a file to before it is stored; the sweep removes it when it is never adopted.
   * @param work what it is written for, by which `removeDraftsOf` finds it
   */
  async draftPath(collection: MediaCollection, work = 'upload'): Promise<string> {
    const folder = path.join(this.config.mediaDir, collection);
    await mkdir(folder, { recursive: true });
    return path.join(folder, `.${work}.${randomUUID()}.part`);
  }

  /** Turns a draft into a stored file. @returns its address on the site */
  async adopt(collection: MediaCollection, draft: string, name: string): Promise<string> {
    await rename(draft, path.join(this.config.mediaDir, collection, name));
    return `/uploads/${collection}/${name}`;
  }

  async removeDrafts(drafts: readonly string[]): Promise<void> {
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
  }

  /** Removes the drafts that a killed process left of a piece of work; nobody may be doing it now. */
  async removeDraftsOf(collection: MediaCollection, work: string): Promise<void> {
    const names = await this.names(collection);
    const left = names.filter((name) => name.startsWith(`.${work}.`) && name.endsWith('.part'));
    await this.removeDrafts(left.map((name) => path.join(this.config.mediaDir, collection, name)));
  }

  has(url: string): Promise<boolean> {
    return isThere(this.pathOf(url));
  }

  /** Removes stored files; missing ones are ignored. */
  async remove(urls: readonly string[]): Promise<void> {
    await Promise.all(urls.map((url) => rm(this.pathOf(url), { force: true })));
  }

  /** The addresses of the stored files of a collection, without drafts. */
  async list(collection: MediaCollection): Promise<string[]> {
    const names = await this.names(collection);
    return names.filter((name) => !name.startsWith('.')).map((name) => `/uploads/${collection}/${name}`);
  }

  /** Removes drafts that killed processes left: those last written to at least `olderThanMs` ago. */
  async removeOldDrafts(collection: MediaCollection, olderThanMs: number): Promise<void> {
    const folder = path.join(this.config.mediaDir, collection);
    for (const name of await this.names(collection)) {
      if (!name.startsWith('.') || !name.endsWith('.part')) continue;
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs < olderThanMs) continue;
      await rm(file, { force: true });
    }
  }

  private async names(collection: MediaCollection): Promise<string[]> {
    const folder = path.join(this.config.mediaDir, collection);
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  /** The path of a stored file. @param url an address that `save` gave */
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
