import { PictureStore } from '@ospite/domain';
import { Global, Module } from '@nestjs/common';
import { AvifEncoder } from './encoding/avif-encoder';
import { AvifQueue } from './encoding/avif-queue';
import { InstallationCheck } from './storage/installation-check';
import { MediaFiles } from './storage/media-files';
import { PictureInventory } from './storage/picture-inventory';
import { FilePictureStore } from './file-picture-store';
import { PictureTables } from './picture-tables';
import { PictureSweep } from './storage/picture-sweep';
import { PictureTrash } from './storage/picture-trash';
import { FolderStorageId, StorageId } from './storage/storage-id';

/** Stored pictures, for every module. */
@Global()
@Module({
  providers: [
    AvifEncoder,
    AvifQueue,
    InstallationCheck,
    MediaFiles,
    PictureInventory,
    PictureSweep,
    PictureTables,
    PictureTrash,
    { provide: PictureStore, useClass: FilePictureStore },
    { provide: StorageId, useClass: FolderStorageId },
  ],
  exports: [MediaFiles, PictureStore, PictureTables],
})
export class MediaModule {}
