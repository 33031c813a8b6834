import { dayOf } from '../shared/calendar-date';
import type { Clock } from '../shared/clock';
import type { Language } from '../shared/language';
import { isRobot, type VisitorNames } from './visitor';
import type { VisitQuota } from './visit-quota';
import type { VisitStore } from './visit-store';

/** Somebody came to the site. */
export interface Arrival {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly language: Language;
}

/** Counts a visit; robots are left out, and who comes more often than people do. Source: decisions §6. */
export class RecordVisit {
  constructor(
    private readonly visits: VisitStore,
    private readonly names: VisitorNames,
    private readonly quota: VisitQuota,
    private readonly clock: Clock,
    /** A random id for the record. */
    private readonly newId: () => string,
  ) {}

  /** @returns whether it counted */
  async record({ address, userAgent, language }: Arrival): Promise<boolean> {
    if (userAgent === undefined || isRobot(userAgent)) return false;
    if (!(await this.quota.admits(address))) return false;
    const visitedAt = this.clock.now();
    const visitorHash = await this.names.nameOf({ address, userAgent }, dayOf(visitedAt));
    await this.visits.record({ sessionId: this.newId(), visitorHash, language, visitedAt });
    return true;
  }
}
