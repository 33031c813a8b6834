import {
  isOwnFile,
  type EncodedPicture,
  type ImageVariant,
  type Picture,
  type PictureCollection,
} from '@ospite/domain/shared';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDraft, MediaStorage } from './media-storage';

/** Kinds of stored files, each a folder below `/uploads/`. */
type MediaCollection = PictureCollection | 'video';
export const MEDIA_COLLECTIONS: readonly MediaCollection[] = [
  'rooms',
  'events',
  'breakfast',
  'hosts',
  'content',
  'video',
];

/** The files below `/uploads/`, by their addresses on the site. */
@Injectable()
export class MediaFiles {
  constructor(private readonly storage: MediaStorage) {}

  /** Stores all files of a picture, or none. */
  async savePicture(collection: PictureCollection, encoded: EncodedPicture): Promise<Picture> {
    const files = encoded.files.map(({ name, width, type, content }) => ({
      variant: { url: addressOf(collection, name), width, type } satisfies ImageVariant,
      content,
    }));
    const stored = await Promise.allSettled(
      files.map(({ variant, content }) => this.storage.put(keyOf(variant.url), content)),
    );
    const failed = stored.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') {
      // The disk may be full, so nothing useless is left on it. What cannot be removed is left to the sweep.
      await this.remove(files.map(({ variant }) => variant.url)).catch(() => undefined);
      throw failed.reason;
    }
    const variants = files.map(({ variant }) => variant);
    const largest = variants.findLast(({ type }) => type === 'image/jpeg');
    if (!largest) throw new Error('A picture was encoded without a JPEG.');
    const { width, height, placeholder } = encoded;
    return { url: largest.url, width, height, placeholder, variants };
  }

  /** Stores a file, whole or not at all. @returns its address on the site */
  async save(collection: MediaCollection, name: string, content: Uint8Array): Promise<string> {
    await this.storage.put(`${collection}/${name}`, content);
    return addressOf(collection, name);
  }

  /**
   * A path to write a file to before it is stored; the sweep removes it when it is never adopted.
   * @param work what it is written for, by which `removeDraftsOf` finds it
   */
  async draftPath(collection: MediaCollection, work: string): Promise<string> {
    const folder = this.draftsOf(collection);
    await mkdir(folder, { recursive: true });
    return path.join(folder, `.${work}.${randomUUID()}.part`);
  }

  /** Turns a draft into a stored file. @returns its address on the site */
  async adopt(collection: MediaCollection, draft: string, name: string): Promise<string> {
    await this.storage.adopt(draft, `${collection}/${name}`);
    return addressOf(collection, name);
  }

  async removeDrafts(drafts: readonly string[]): Promise<void> {
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
  }

  /** Removes the drafts that a killed process left of a piece of work; nobody may be doing it now. */
  async removeDraftsOf(collection: MediaCollection, work: string): Promise<void> {
    const left = (await this.drafts(collection)).filter((name) => name.startsWith(`.${work}.`));
    await this.removeDrafts(left.map((name) => path.join(this.draftsOf(collection), name)));
  }

  /** Removes drafts that killed processes left: those last written to at least `olderThanMs` ago. */
  async removeOldDrafts(collection: MediaCollection, olderThanMs: number): Promise<void> {
    for (const name of await this.drafts(collection)) {
      const file = path.join(this.draftsOf(collection), name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs >= olderThanMs) await rm(file, { force: true });
    }
  }

  async has(url: string): Promise<boolean> {
    return (await this.storage.stat(keyOf(url))) !== undefined;
  }

  /** The whole of a stored file; undefined when there is none, or when the address is not one of ours. */
  async read(url: string): Promise<Buffer | undefined> {
    return isOwnFile(url) ? (await this.storage.read(keyOf(url)))?.content : undefined;
  }

  /** Lends a stored file as one of this machine, to be read while `work` lasts. */
  withFile<Result>(url: string, work: (file: string) => Promise<Result>): Promise<Result> {
    return this.storage.withFile(keyOf(url), work);
  }

  /** Removes stored files; missing ones are ignored. */
  remove(urls: readonly string[]): Promise<void> {
    return this.storage.remove(urls.map(keyOf));
  }

  /** The addresses of the stored files of a collection. */
  async list(collection: MediaCollection): Promise<string[]> {
    const keys = await this.storage.list(`${collection}/`);
    return keys.filter((key) => !path.basename(key).startsWith('.')).map((key) => `/uploads/${key}`);
  }

  private draftsOf(collection: MediaCollection): string {
    return path.join(this.storage.draftsDir, collection);
  }

  private async drafts(collection: MediaCollection): Promise<string[]> {
    const names = await readdir(this.draftsOf(collection)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.startsWith('.') && isDraft(name));
  }
}

function addressOf(collection: MediaCollection, name: string): string {
  return `/uploads/${collection}/${name}`;
}

/** The key of a stored file. @param url its address on the site */
export function keyOf(url: string): string {
  return url.split('/').slice(-2).join('/');
}
