import { MAX_VISITS_PER_HOUR, VisitQuota, RateLimiter } from '@ospite/domain';
import { Injectable } from '@nestjs/common';

const RULE = { name: 'visit', max: MAX_VISITS_PER_HOUR, windowMs: 60 * 60_000 };

/** Visits an hour from one sender, counted in PostgreSQL for all replicas. */
@Injectable()
export class ThrottleVisitQuota extends VisitQuota {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  override admits(address: string): Promise<boolean> {
    return this.limiter.admits(RULE, address);
  }
}
