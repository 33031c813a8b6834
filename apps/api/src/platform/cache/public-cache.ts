import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '@ospite/domain';
import { ContentVersion } from '../persistence/content/content-version';
import { ResponseCache } from './response-cache';
import type { CachedResponse } from './cached-response';

const MEBIBYTE = 1_048_576;
/** Each kind (pages, addresses without a page, public reads) has memory of its own: a flood of one spares the others. */
const MAX_BYTES = { page: 48 * MEBIBYTE, missing: 2 * MEBIBYTE, read: 24 * MEBIBYTE } as const;
export type CacheKind = keyof typeof MAX_BYTES;

/**
 * Responses that are the same for everyone, cached under the content version and the day at the property. Whoever makes
 * one asks for the generation before it begins, so that a page rendered while a write commits is never cached under the
 * new version. Source: decisions §3.
 */
@Injectable()
export class PublicCache {
  private readonly caches: Readonly<Record<CacheKind, ResponseCache>> = {
    page: new ResponseCache(MAX_BYTES.page),
    missing: new ResponseCache(MAX_BYTES.missing),
    read: new ResponseCache(MAX_BYTES.read),
  };
  private day = '';
  private dayEndsAt = 0;

  constructor(
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  /** The content version and the day of the responses that are begun now. */
  generation(): string {
    return `${this.contentVersion.current()}|${this.today()}`;
  }

  /** The day at the property. Asking the calendar takes longer than a cached response, so it is asked once a minute. */
  today(): string {
    const now = this.clock.now();
    const time = now.getTime();
    if (time >= this.dayEndsAt || time < this.dayEndsAt - 60_000) {
      this.day = dayOf(now);
      // Days begin on a whole minute in every time zone.
      this.dayEndsAt = (Math.floor(time / 60_000) + 1) * 60_000;
    }
    return this.day;
  }

  find(kind: CacheKind, key: string): CachedResponse | undefined {
    return this.caches[kind].find(this.generation(), key);
  }

  keep(kind: CacheKind, generation: string, key: string, response: CachedResponse): void {
    this.caches[kind].keep(generation, this.generation(), key, response);
  }
}
