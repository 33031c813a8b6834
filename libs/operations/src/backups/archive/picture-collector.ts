import type { ArchivedPicture } from '../persistence/manifest';
import { createHash } from 'node:crypto';
import type { MediaStorage } from '@ospite/server/media';
import type { DatabaseSnapshot } from '../persistence/database-snapshot';
import { pictureFile } from './archive-files';
import type { AddFile } from './archive-packer';

/** How often pictures may be deleted while they are being collected. */
const MOMENTS = 20;

/** The pictures that an archive holds. */
export interface CollectedPictures {
  /** Those that the rows of the snapshot name. */
  readonly named: readonly ArchivedPicture[];
  /** Keys that those rows still name although the files are lost. */
  readonly missing: readonly string[];
}

/**
 * Writes the files of pictures, and leaves the snapshot at a moment whose rows name only what was written. Files are
 * created before their rows and removed right after them, so files are copied first: most of them before the moment is
 * chosen, newer ones after it. If a file that the moment's rows name is missing, either the owner has just deleted the
 * picture, and a later moment is taken that no longer names it; or the file is lost.
 */
export class PictureCollector {
  private readonly written = new Map<string, ArchivedPicture>();

  constructor(
    private readonly snapshot: DatabaseSnapshot,
    private readonly storage: MediaStorage,
    private readonly add: AddFile,
    /** Keys that rows name now, whatever the snapshot sees. */
    private readonly namedNow: () => Promise<readonly string[]>,
  ) {}

  async collect(): Promise<CollectedPictures> {
    await this.writeNew(await this.snapshot.namedPictures());
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      await this.snapshot.begin();
      const named = await this.snapshot.namedPictures();
      const absent = await this.writeNew(named);
      const lost = await this.lost(absent);
      if (lost.length === absent.length) return { named: this.entriesOf(named), missing: lost };
    }
    throw new Error('Pictures are deleted all the time: try again when nobody works on them.');
  }

  /** Those of the missing files that rows still name now. */
  private async lost(absent: readonly string[]): Promise<readonly string[]> {
    if (absent.length === 0) return absent;
    const now = new Set(await this.namedNow());
    return absent.filter((key) => now.has(key));
  }

  /** @returns keys of files that are not there */
  private async writeNew(keys: readonly string[]): Promise<readonly string[]> {
    const absent: string[] = [];
    for (const key of keys) if (!this.written.has(key) && !(await this.write(key))) absent.push(key);
    return absent;
  }

  private async write(key: string): Promise<boolean> {
    const file = await this.storage.read(key);
    if (!file) return false;
    const { content } = file;
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.add(pictureFile(key), content);
    this.written.set(key, { key, bytes: content.length, sha256 });
    return true;
  }

  private entriesOf(keys: readonly string[]): readonly ArchivedPicture[] {
    return keys.flatMap((key) => this.written.get(key) ?? []);
  }
}
