import { Injectable } from '@nestjs/common';
import { MediaStorage } from './media-storage';

/** Not served, and not taken for a picture. */
export const ID_KEY = '.installation';

/** The installation's id as the picture storage carries it, wherever that storage is. */
@Injectable()
export class StorageId {
  constructor(private readonly storage: MediaStorage) {}

  /** The storage's name for operators. */
  get place(): string {
    return this.storage.place;
  }

  async read(): Promise<string | undefined> {
    const mark = await this.storage.read(ID_KEY);
    return mark?.content.toString('utf8').trim() || undefined;
  }

  /** Writes the id unless there is one. @returns the id that is stored afterwards */
  async claim(id: string): Promise<string> {
    if (await this.storage.create(ID_KEY, contentOf(id))) return id;
    const present = await this.read();
    // A file is empty after a power cut between its creation and its content.
    if (present === undefined) await this.replace(id);
    return present ?? id;
  }

  /** Overwrites the id. */
  async replace(id: string): Promise<void> {
    await this.storage.put(ID_KEY, contentOf(id));
  }
}

const contentOf = (id: string): Buffer => Buffer.from(`${id}\n`);
