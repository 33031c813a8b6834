import type { Message } from '../messages/message';
import type { Quote } from '../quotes/quote';
import type { QuoteChange } from '../quotes/quote-change';
import type { Review } from '../reviews/review';

/**
 * What replaces a person's data once they are erased: rows still count, and name nobody. The address reaches no one
 * (RFC 2606 §2). Source: decisions §4 and §5, privacy.
 */
export const ANONYMOUS_EMAIL = 'anonymous@anonymous.invalid';
export const ANONYMOUS_NAME = '–';

/** All that is known of who writes from one e-mail address. */
export interface PersonalData {
  readonly quotes: readonly (Quote & { readonly history: readonly QuoteChange[] })[];
  readonly reviews: readonly Review[];
  readonly messages: readonly Message[];
}

/** How much an erasure touched. */
export interface ErasureCounts {
  readonly quotes: number;
  readonly reviews: number;
  /** Messages that are gone or that say nothing any longer. */
  readonly messages: number;
}

/** Port: what the product knows of one person, wherever it is stored. E-mails are compared without regard to case. */
export abstract class PrivacyStore {
  abstract find(email: string): Promise<PersonalData>;
  /**
   * Takes the person out of everything in one transaction: quotes and sent messages stay as anonymous rows, reviews
   * lose name and e-mail, messages that were not sent yet disappear. What was erased before is not found again.
   * @param forget what else there is of a message; the transaction ends well only when all of it was forgotten
   */
  abstract erase(
    email: string,
    at: Date,
    forget: (message: Message) => Promise<void>,
  ): Promise<ErasureCounts>;
}
