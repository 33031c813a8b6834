import type { Picture } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../config/config';
import type { MadePicture } from './make-picture';

/** The kinds of stored files, each a folder below `/uploads/`. */
export const MEDIA_COLLECTIONS = ['rooms', 'video'] as const;
export type MediaCollection = (typeof MEDIA_COLLECTIONS)[number];

/** Files that belong to the property's data, in the data folder. */
@Injectable()
export class MediaFiles {
  constructor(private readonly config: Config) {}

  /** Stores all sizes of a picture. @returns the picture as pages show it */
  async savePicture(collection: MediaCollection, made: MadePicture): Promise<Picture> {
    const variants = [];
    for (const { name, width, type, content } of made.files)
      variants.push({ url: await this.save(collection, name, content), width, type });
    const largest = variants.findLast(({ type }) => type === 'image/jpeg');
    if (!largest) throw new Error('A picture was made without a JPEG.');
    const { width, height, placeholder } = made;
    return { url: largest.url, width, height, placeholder, variants };
  }

  /** Stores a file; it appears whole or not at all. @returns its address on the site */
  async save(collection: MediaCollection, name: string, content: Buffer): Promise<string> {
    const folder = path.join(this.config.mediaDir, collection);
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, `.${randomUUID()}.part`);
    await writeFile(draft, content);
    await rename(draft, path.join(folder, name));
    return `/uploads/${collection}/${name}`;
  }
}
