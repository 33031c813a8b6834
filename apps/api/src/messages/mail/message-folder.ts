import type { Message } from '@ospite/domain';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies of messages as `.eml` files, which any mail program opens. A file appears whole or not at all; its name sorts
 * by time and is the same at every try.
 */
export class MessageFolder {
  /** @param folder created with the first message */
  constructor(private readonly folder: string) {}

  async write(message: Message, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(this.draftOf(message), content, { mode: 0o600 });
      await rename(this.draftOf(message), this.fileOf(message));
    } catch (error) {
      await rm(this.draftOf(message), { force: true });
      throw error;
    }
  }

  /** Removes the copy, also one that a killed process left half-written. */
  async remove(message: Message): Promise<void> {
    await rm(this.draftOf(message), { force: true });
    await rm(this.fileOf(message), { force: true });
  }

  private fileOf(message: Message): string {
    return path.join(this.folder, nameOf(message));
  }

  private draftOf(message: Message): string {
    return path.join(this.folder, `.${nameOf(message)}.part`);
  }
}

function nameOf({ id, kind, createdAt }: Message): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}-${kind}.eml`;
}
