import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DiskSpace, type DiskState } from '@ospite/domain';
import { Config } from '../config/config';

/** The disk of the data folder, as a user without privileges may fill it. */
@Injectable()
export class DataFolderDisk extends DiskSpace {
  constructor(private readonly config: Config) {
    super();
  }

  override async look(): Promise<DiskState> {
    const { bavail, blocks, bsize } = await statfs(this.config.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }
}
