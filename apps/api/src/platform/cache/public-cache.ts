import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '@ospite/domain';
import { ContentVersion } from '../persistence/content/content-version';
import { ResponseCache } from './response-cache';
import type { CachedResponse } from './cached-response';

const MEBIBYTE = 1_048_576;
/** Own shares for pages, for addresses that no page has, and for public answers: a flood of one leaves the others. */
const SHARES = { page: 48 * MEBIBYTE, missing: 2 * MEBIBYTE, read: 24 * MEBIBYTE } as const;
export type CacheKind = keyof typeof SHARES;

/**
 * What everyone gets to see, as bytes, kept under the content version and the day at the property. Whoever makes an
 * answer notes the generation before it begins, so that a page drawn while a write commits is never kept under the
 * new version. Source: decisions §3.
 */
@Injectable()
export class PublicCache {
  private readonly caches: Readonly<Record<CacheKind, ResponseCache>> = {
    page: new ResponseCache(SHARES.page),
    missing: new ResponseCache(SHARES.missing),
    read: new ResponseCache(SHARES.read),
  };
  private day = '';
  private dayEndsAt = 0;

  constructor(
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  /** The content version and the day that answers made from now on belong to. */
  generation(): string {
    return `${this.contentVersion.current()}|${this.today()}`;
  }

  /** The day at the property. Asking the calendar takes longer than the whole answer, so it is asked once a minute. */
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

  find(share: CacheKind, key: string): CachedResponse | undefined {
    return this.caches[share].find(this.generation(), key);
  }

  keep(share: CacheKind, generation: string, key: string, entry: CachedResponse): void {
    this.caches[share].keep(generation, this.generation(), key, entry);
  }
}
