import type { Message } from '../messages';
import type { Quote, QuoteChange } from '../quotes';
import type { Review } from '../reviews';

/**
 * What replaces a person's data once they are erased: rows still count, and name nobody. The address reaches no one
 * (RFC 2606 §2). Source: specification §12, Personal data.
 */
export const ANONYMOUS_EMAIL = 'anonymous@anonymous.invalid';
export const ANONYMOUS_NAME = '–';

/** All data that belong to one e-mail address. */
export interface PersonalData {
  readonly quotes: readonly (Quote & { readonly history: readonly QuoteChange[] })[];
  readonly reviews: readonly Review[];
  readonly messages: readonly Message[];
}

/**
 * Removes the copies of a message that are kept outside the database. A store calls it once its rows are changed and
 * locked, when the outbox can no longer send any of the messages, and commits only if it succeeds, so that no copy
 * outlives its row. It is an argument, and not a step of a unit of work as in `QuoteStore.submit`, because the use case
 * decides nothing between these steps and could only get their order wrong.
 */
export type DeleteCopies = (message: Message) => Promise<void>;

/** How many rows an erasure changed. */
export interface ErasureCounts {
  readonly quotes: number;
  readonly reviews: number;
  /** Messages that were deleted or lost their text. */
  readonly messages: number;
}

/** Port: one person's data in all modules. E-mail addresses are compared without regard to case. */
export abstract class PrivacyStore {
  abstract find(email: string): Promise<PersonalData>;
  /** The addresses of everybody with something to erase, each once, in one of its spellings. */
  abstract addresses(): Promise<readonly string[]>;
  /**
   * Erases the person in one transaction: quotes and sent messages stay as anonymous rows, reviews lose name, e-mail
   * and reply, messages that were not sent yet are deleted. Erased rows are not found again.
   */
  abstract erase(email: string, at: Date, forget: DeleteCopies): Promise<ErasureCounts>;
}
