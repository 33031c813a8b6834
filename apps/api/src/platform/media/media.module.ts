import { Global, Module } from '@nestjs/common';
import { AvifEncoder } from './avif-encoder';
import { AvifQueue } from './avif-queue';
import { MediaFiles } from './media-files';
import { PictureShelves } from './picture-shelves';
import { PictureUploads } from './picture-uploads';
import { PictureSweep } from './picture-sweep';

/** Stored pictures, for every module. */
@Global()
@Module({
  providers: [AvifEncoder, AvifQueue, MediaFiles, PictureShelves, PictureSweep, PictureUploads],
  exports: [AvifQueue, MediaFiles, PictureShelves, PictureUploads],
})
export class MediaModule {}
