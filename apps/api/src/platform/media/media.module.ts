import { Global, Module } from '@nestjs/common';
import { MediaFiles } from './media-files';

/** Stored pictures, for every module. */
@Global()
@Module({ providers: [MediaFiles], exports: [MediaFiles] })
export class MediaModule {}
