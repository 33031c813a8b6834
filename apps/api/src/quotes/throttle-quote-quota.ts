import { QuoteQuota } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Throttle, type RefusingRule } from '../platform/limits/throttle';

const HOUR_MS = 60 * 60_000;

/** Quotes an hour for one sender, counted in PostgreSQL for all replicas. Source: decisions §4, floods. */
@Injectable()
export class ThrottleQuoteQuota extends QuoteQuota {
  private readonly rule: RefusingRule;

  constructor(
    private readonly throttle: Throttle,
    config: Config,
  ) {
    super();
    this.rule = { name: 'quote', points: config.quotesPerHour, windowMs: HOUR_MS, refusal: 'quote.too_many' };
  }

  override take(sender: string): Promise<() => Promise<void>> {
    return this.throttle.take(this.rule, sender);
  }
}
