import { Injectable } from '@nestjs/common';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../config/config';

/** The installation's id as the picture storage carries it, wherever that storage is. */
export abstract class StorageId {
  /** What an operator calls the storage: its path. */
  abstract readonly place: string;

  abstract read(): Promise<string | undefined>;

  /** Writes the id unless there is one. @returns the id that is stored afterwards */
  abstract claim(id: string): Promise<string>;

  /** Overwrites the id. */
  abstract replace(id: string): Promise<void>;
}

/** Hidden, so that it is neither served nor taken for a picture. */
const FILE_NAME = '.installation';

/** A file in the folder of pictures. */
@Injectable()
export class FolderStorageId extends StorageId {
  override readonly place: string;
  private readonly file: string;

  constructor({ mediaDir }: Config) {
    super();
    this.place = mediaDir;
    this.file = path.join(mediaDir, FILE_NAME);
  }

  override async read(): Promise<string | undefined> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.trim() || undefined;
  }

  override async claim(id: string): Promise<string> {
    await mkdir(this.place, { recursive: true });
    const isOurs = await writeFile(this.file, `${id}\n`, { flag: 'wx', flush: true }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isOurs) return id;
    const present = await this.read();
    // The file is empty after a power cut between its creation and its content.
    if (present === undefined) await this.replace(id);
    return present ?? id;
  }

  override async replace(id: string): Promise<void> {
    await mkdir(this.place, { recursive: true });
    const draft = `${this.file}.part`;
    await writeFile(draft, `${id}\n`, { flush: true });
    await rename(draft, this.file);
  }
}
