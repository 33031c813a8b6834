import { Global, Module } from '@nestjs/common';
import { AvifEncoder } from './avif-encoder';
import { AvifQueue } from './avif-queue';
import { InstallationCheck } from './installation-check';
import { MediaFiles } from './media-files';
import { PictureInventory } from './picture-inventory';
import { PictureShelves } from './picture-shelves';
import { PictureUploads } from './picture-uploads';
import { PictureSweep } from './picture-sweep';
import { PictureTrash } from './picture-trash';
import { FolderStorageId, StorageId } from './storage-id';
import { TrashJob } from './trash-job';

/** Stored pictures, for every module. */
@Global()
@Module({
  providers: [
    AvifEncoder,
    AvifQueue,
    InstallationCheck,
    MediaFiles,
    PictureInventory,
    PictureShelves,
    PictureSweep,
    PictureTrash,
    PictureUploads,
    TrashJob,
    { provide: StorageId, useClass: FolderStorageId },
  ],
  exports: [AvifQueue, MediaFiles, PictureShelves, PictureUploads],
})
export class MediaModule {}
