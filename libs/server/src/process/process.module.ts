import { Global, Module } from '@nestjs/common';
import { DiskSpace } from '@ospite/domain/shared';
import { OpenResponses } from '../edge/open-responses';
import { DataFolderDisk } from './data-folder-disk';
import { Stopping } from './stopping';

/** What every part may need to know about this process: whether it is stopping, its open responses, its disk space. */
@Global()
@Module({
  providers: [Stopping, OpenResponses, { provide: DiskSpace, useClass: DataFolderDisk }],
  exports: [Stopping, OpenResponses, DiskSpace],
})
export class ProcessModule {}
