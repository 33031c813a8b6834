import { MAX_VISITS_PER_HOUR, VisitQuota } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { Throttle } from '../platform/limits/throttle';

const RULE = { name: 'visit', points: MAX_VISITS_PER_HOUR, windowMs: 60 * 60_000 };

/** Visits an hour from one sender, counted in PostgreSQL for all replicas. */
@Injectable()
export class ThrottleVisitQuota extends VisitQuota {
  constructor(private readonly throttle: Throttle) {
    super();
  }

  override admits(address: string): Promise<boolean> {
    return this.throttle.admits(RULE, address);
  }
}
