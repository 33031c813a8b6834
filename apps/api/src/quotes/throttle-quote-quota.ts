import { QuoteQuota, RateLimiter, type EnforcedRateLimit } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';

const HOUR_MS = 60 * 60_000;

/** Quotes an hour for one sender, counted in PostgreSQL for all replicas. Source: decisions §4, floods. */
@Injectable()
export class ThrottleQuoteQuota extends QuoteQuota {
  private readonly rule: EnforcedRateLimit;

  constructor(
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    super();
    this.rule = { name: 'quote', max: config.quotesPerHour, windowMs: HOUR_MS, refusal: 'quote.too_many' };
  }

  override take(sender: string): Promise<() => Promise<void>> {
    return this.limiter.take(this.rule, sender);
  }
}
