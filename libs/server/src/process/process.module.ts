import { Global, Module } from '@nestjs/common';
import { DiskSpace } from '@ospite/domain';
import { OpenResponses } from '../edge/open-responses';
import { DataFolderDisk } from './data-folder-disk';
import { Stopping } from './stopping';

/** What every part may have to know of this process: whether it stops, what it still owes, how much room it has. */
@Global()
@Module({
  providers: [Stopping, OpenResponses, { provide: DiskSpace, useClass: DataFolderDisk }],
  exports: [Stopping, OpenResponses, DiskSpace],
})
export class ProcessModule {}
