import type { Mailer } from '../messages/mailer';
import type { Message } from '../messages/message';
import type { Clock } from '../shared/clock';
import { retentionLimits } from './retention';
import type { RetentionStore } from './retention-store';

/** How much was found too old. */
export interface RetentionCounts {
  readonly visits: number;
  readonly quotes: number;
  readonly reviews: number;
  readonly messages: number;
  readonly consents: number;
}

/**
 * Forgets what is too old to be kept. What was forgotten before is not found again, so it can be done at any time, more
 * than once, and by several processes together. Source: decisions §4 (stored IP address and user agent).
 */
export class ApplyRetention {
  constructor(
    private readonly store: RetentionStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** @param signal ends the work after the part under way, with its reason as the error */
  async apply(signal: AbortSignal): Promise<RetentionCounts> {
    const { store } = this;
    const now = this.clock.now();
    const { visits, people } = retentionLimits(now);
    const forget = (message: Message) => this.mailer.forget(message);
    const all = (some: () => Promise<number>) => untilNone(some, signal);
    return {
      // People first: they weigh more than hashes, should the work be cut off.
      quotes: await all(() => store.anonymiseQuotes(people, now, forget)),
      reviews: await all(() => store.anonymiseReviews(people)),
      messages: await all(() => store.anonymiseMessages(people, forget)),
      consents: await all(() => store.deleteConsents(people)),
      visits: await all(() => store.deleteVisits(visits)),
    };
  }
}

async function untilNone(some: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const done = await some();
    if (done === 0) return total;
    total += done;
  }
}
