import type { Mailer } from '../messages/mailer';
import type { Clock } from '../shared/clock';
import type { ErasureCounts, PrivacyStore } from './privacy-store';

/** Forgets a person who asks for it: in the database, and in the copies of letters that we keep. Source: decisions §5. */
export class ErasePerson {
  constructor(
    private readonly store: PrivacyStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Copies go before the rows that lead to them: when one cannot be removed, the whole can be done again. */
  erase(email: string): Promise<ErasureCounts> {
    return this.store.erase(email, this.clock.now(), (message) => this.mailer.forget(message));
  }
}
