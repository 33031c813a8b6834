import { Global, Module } from '@nestjs/common';
import { PublicCache } from './public-cache';

/** The cache of public responses, for the edge and for the code that fills it. */
@Global()
@Module({ providers: [PublicCache], exports: [PublicCache] })
export class CacheModule {}
