import { PictureStore } from '@ospite/domain/shared';
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
import { MediaStorage } from './storage/media-storage';
import { openMediaStorage } from './storage/open-media-storage';
import { StorageId } from './storage/storage-id';
import { Config } from '../config/config';

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
    StorageId,
    { provide: MediaStorage, useFactory: openMediaStorage, inject: [Config] },
    { provide: PictureStore, useClass: FilePictureStore },
  ],
  exports: [MediaFiles, MediaStorage, PictureStore, PictureTables],
})
export class MediaModule {}
