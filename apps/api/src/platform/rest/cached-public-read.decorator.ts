import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { CachedPublicReadInterceptor } from '../cache/cached-public-read.interceptor';
import { ApiNotModified } from './not-modified.decorator';

/**
 * Marks a public read whose answer is the same for everyone: it is kept as bytes until something that guests can see
 * changes. An answer that the handler marks `no-store` is not kept.
 */
export const CachedPublicRead = () =>
  applyDecorators(UseInterceptors(CachedPublicReadInterceptor), ApiNotModified());
