import type { Mailer } from '../messages/mailer';
import type { Clock } from '../shared/clock';
import type { ErasureCounts, PrivacyStore } from './privacy-store';

/** Erases a person on request, from the database and from the copies of sent messages. Source: decisions §5. */
export class ErasePerson {
  constructor(
    private readonly store: PrivacyStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Copies are removed before the rows that lead to them: if one cannot be removed, everything can be done again. */
  erase(email: string): Promise<ErasureCounts> {
    return this.store.erase(email, this.clock.now(), (message) => this.mailer.forget(message));
  }
}
