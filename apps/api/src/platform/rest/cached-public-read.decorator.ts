import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { CachedPublicReadInterceptor } from '../cache/cached-public-read.interceptor';
import { ApiNotModified } from './not-modified.decorator';

/**
 * Marks a public read whose response is the same for everyone: it is cached until something changes that guests can see.
 * One for which the handler sets `Cache-Control` is not cached.
 */
export const CachedPublicRead = () =>
  applyDecorators(UseInterceptors(CachedPublicReadInterceptor), ApiNotModified());
