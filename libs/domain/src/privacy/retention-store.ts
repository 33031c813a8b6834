import type { DeleteCopies } from './privacy-store';
import type { AgeLimit } from './retention';

/**
 * Port: deletes and anonymises old rows of all modules. Each call does one batch in one short transaction, so that a
 * killed process loses little and nobody waits for a lock. 0 means that nothing is left, or that another process is doing it.
 */
export abstract class RetentionStore {
  /** Deletes older visits; the totals they were counted in stay. @returns how many */
  abstract deleteVisits(limit: AgeLimit): Promise<number>;
  /**
   * Anonymises older quotes, their history and the messages about them; messages not sent yet are deleted.
   * @returns how many quotes
   */
  abstract anonymiseQuotes(limit: AgeLimit, forget: DeleteCopies): Promise<number>;
  /**
   * Removes e-mail addresses, and what could be matched with them, from older reviews; the texts stay. @returns how many
   */
  abstract anonymiseReviews(limit: AgeLimit): Promise<number>;
  /** Removes the text of older messages, whatever they are about. @returns how many */
  abstract anonymiseMessages(limit: AgeLimit, forget: DeleteCopies): Promise<number>;
  /** Deletes older consents. @returns how many */
  abstract deleteConsents(limit: AgeLimit): Promise<number>;
}
