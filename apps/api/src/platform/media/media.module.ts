import { Global, Module } from '@nestjs/common';
import { AvifEncoder } from './encoding/avif-encoder';
import { AvifQueue } from './encoding/avif-queue';
import { InstallationCheck } from './storage/installation-check';
import { MediaFiles } from './storage/media-files';
import { PictureInventory } from './storage/picture-inventory';
import { PictureShelves } from './picture-shelves';
import { PictureUploads } from './picture-uploads';
import { PictureSweep } from './storage/picture-sweep';
import { PictureTrash } from './storage/picture-trash';
import { FolderStorageId, StorageId } from './storage/storage-id';
import { TrashJob } from './storage/trash-job';

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
