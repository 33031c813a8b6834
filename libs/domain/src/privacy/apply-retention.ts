import type { Mailer } from '../messages';
import type { Clock, DeletionByAge } from '../shared';
import type { DeleteCopies } from './privacy-store';
import { retentionLimits } from './retention';
import type { RetentionStore } from './retention-store';

/** How many rows were too old. */
interface RetentionCounts {
  readonly visits: number;
  readonly quotes: number;
  readonly reviews: number;
  readonly messages: number;
  readonly consents: number;
}

/**
 * Deletes or anonymises what is too old to be kept. Anonymised rows are not found again, so it can run at any time,
 * repeatedly, and on several replicas at once. Source: specification §12, Personal data.
 */
export class ApplyRetention {
  constructor(
    private readonly store: RetentionStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly deletion: DeletionByAge,
  ) {}

  /**
   * @param signal stops the work after the batch under way; its reason is thrown
   * @returns undefined when deletion is paused because the clock may be wrong
   */
  async apply(signal: AbortSignal): Promise<RetentionCounts | undefined> {
    if (!(await this.deletion.mayDelete())) return undefined;
    const { store } = this;
    const { visits, people } = retentionLimits(this.clock.now());
    const forget: DeleteCopies = (message) => this.mailer.forget(message);
    const all = (batch: () => Promise<number>) => untilNone(batch, signal);
    return {
      // People first, in case the work is stopped: they matter more than hashes.
      quotes: await all(() => store.anonymiseQuotes(people, forget)),
      reviews: await all(() => store.anonymiseReviews(people)),
      messages: await all(() => store.anonymiseMessages(people, forget)),
      consents: await all(() => store.deleteConsents(people)),
      visits: await all(() => store.deleteVisits(visits)),
    };
  }
}

async function untilNone(batch: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const done = await batch();
    if (done === 0) return total;
    total += done;
  }
}
