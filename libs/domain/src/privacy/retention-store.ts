import type { DeleteCopies } from './privacy-store';

/**
 * Port: deletes and anonymises old rows of all modules. Each call does one batch in one short transaction, so that a
 * killed process loses little and nobody waits for a lock. 0 means that nothing is left, or that another process is doing it.
 */
export abstract class RetentionStore {
  /** Deletes older visits; the totals they were counted in stay. @returns how many */
  abstract deleteVisits(before: Date): Promise<number>;
  /**
   * Anonymises older quotes, their history and the messages about them; messages not sent yet are deleted.
   * @returns how many quotes
   */
  abstract anonymiseQuotes(before: Date, at: Date, forget: DeleteCopies): Promise<number>;
  /**
   * Removes e-mail addresses, and what could be matched with them, from older reviews; the texts stay. @returns how many
   */
  abstract anonymiseReviews(before: Date): Promise<number>;
  /** Removes the text of older messages, whatever they are about. @returns how many */
  abstract anonymiseMessages(before: Date, forget: DeleteCopies): Promise<number>;
  /** Deletes older consents. @returns how many */
  abstract deleteConsents(before: Date): Promise<number>;
}
