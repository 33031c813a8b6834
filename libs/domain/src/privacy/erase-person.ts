import type { Mailer } from '../messages/mailer';
import type { Clock } from '../shared/clock';
import type { PrivacyStore } from './privacy-store';

/** How much was erased. */
export interface ErasureCounts {
  readonly quotes: number;
  readonly reviews: number;
  readonly messages: number;
}

/** Forgets a person who asks for it: in the database, and in the copies of letters that we keep. Source: decisions §5. */
export class ErasePerson {
  constructor(
    private readonly store: PrivacyStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async erase(email: string): Promise<ErasureCounts> {
    const { quotes, reviews, messages } = await this.store.erase(email, this.clock.now());
    for (const message of messages) await this.mailer.forget(message);
    return { quotes, reviews, messages: messages.length };
  }
}
