import type { Clock, RateLimit, RateLimiter } from '../shared';
import type { ConsentChoice, ConsentStore } from './consent';

/**
 * More choices than this in an hour from one sender do not come from visitors and would only make the table grow. Our own
 * figure.
 */
export const MAX_CONSENTS_PER_HOUR = 100;
const CONSENT_LIMIT: RateLimit = { name: 'consent', max: MAX_CONSENTS_PER_HOUR, windowMs: 60 * 60_000 };

/** Records what a visitor chose in the cookie dialog, unless the sender chose too often. */
export class RecordConsent {
  constructor(
    private readonly consents: ConsentStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @param sender is only counted, never stored @returns whether it was recorded */
  async record(sender: string, version: string, choice: ConsentChoice): Promise<boolean> {
    if (!(await this.limiter.admits(CONSENT_LIMIT, sender))) return false;
    await this.consents.add({ version, choice, givenAt: this.clock.now() });
    return true;
  }
}
