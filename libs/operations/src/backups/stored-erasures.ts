import { archiveMoment, ErasureLedger, nameOfErasure, type Erasure } from '@ospite/domain';
import path from 'node:path';
import type { MediaStorage } from '@ospite/server/media';

const FOLDER = 'erasures/';
const FORM = /^erasures\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-([\w.-]+)$/;

/** Erasures beside the archives, each a file without content: `erasures/2026-11-22T10-00-00.000Z-<hash>`. */
export class StoredErasures extends ErasureLedger {
  constructor(private readonly files: MediaStorage) {
    super();
  }

  override note(erasure: Erasure): Promise<void> {
    return this.files.put(keyOf(erasure), new Uint8Array());
  }

  override async list(): Promise<readonly Erasure[]> {
    return (await this.files.list(FOLDER)).flatMap((key) => {
      const [, day, hour, minute, second, hash = ''] = FORM.exec(key) ?? [];
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(at.getTime()) ? [] : [{ at, hash }];
    });
  }

  override async newestArchive(): Promise<Date | undefined> {
    // An archive that is being written already has a file of its name in a folder.
    const moments = (await this.files.list()).flatMap((key) => archiveMoment(path.basename(key)) ?? []);
    return moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
  }

  override remove(erasures: readonly Erasure[]): Promise<void> {
    return this.files.remove(erasures.map(keyOf));
  }
}

const keyOf = (erasure: Erasure): string => FOLDER + nameOfErasure(erasure);
