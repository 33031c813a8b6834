import { Global, Module } from '@nestjs/common';
import { PublicCache } from './public-cache';

/** The byte cache for the gate and for what fills it. */
@Global()
@Module({ providers: [PublicCache], exports: [PublicCache] })
export class CacheModule {}
