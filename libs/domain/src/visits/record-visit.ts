import { dayOf, type Clock, type Language, type RateLimit, type RateLimiter } from '../shared';
import { isRobot, type VisitorHasher } from './visitor';
import type { VisitStore } from './visit-store';

/**
 * More visits than this in an hour from one sender are not made by people, not even by a campsite's guests who share an
 * address. They would only make tables and counters grow. Our own figure.
 */
export const MAX_VISITS_PER_HOUR = 300;
const VISIT_LIMIT: RateLimit = { name: 'visit', max: MAX_VISITS_PER_HOUR, windowMs: 60 * 60_000 };

/** Who opened the site, as the request tells it. */
interface ReportedVisit {
  readonly sender: string;
  readonly userAgent: string | undefined;
  readonly language: Language;
}

/** Records a visit, unless a robot made it or its sender made too many. Source: specification §14. */
export class RecordVisit {
  constructor(
    private readonly visits: VisitStore,
    private readonly hasher: VisitorHasher,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns whether it was recorded */
  async record({ sender, userAgent, language }: ReportedVisit): Promise<boolean> {
    if (userAgent === undefined || isRobot(userAgent)) return false;
    if (!(await this.limiter.admits(VISIT_LIMIT, sender))) return false;
    const visitedAt = this.clock.now();
    const visitorHash = await this.hasher.hash({ sender, userAgent }, dayOf(visitedAt));
    await this.visits.record({ visitorHash, language, visitedAt });
    return true;
  }
}
