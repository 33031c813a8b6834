import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DiskSpace, type DiskState } from '@ospite/domain/shared';
import { Config } from '../config/config';

/** The disk of the data folder, as a user without privileges may fill it. */
@Injectable()
export class DataFolderDisk extends DiskSpace {
  constructor(private readonly config: Config) {
    super();
  }

  override async look(): Promise<DiskState> {
    const { bavail, blocks, bsize } = await statfsAbove(this.config.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }
}

/** A replica that keeps its pictures in object storage has no folder until it writes something. */
function statfsAbove(folder: string): Promise<StatsFs> {
  return statfs(folder).catch((error: NodeJS.ErrnoException) => {
    const above = path.dirname(folder);
    if (error.code !== 'ENOENT' || above === folder) throw error;
    return statfsAbove(above);
  });
}
