import type { DeleteCopies } from './privacy-store';

/**
 * Port: deletes and anonymises old rows of all modules. Each call does one batch in one short transaction, so that a
 * killed process loses little and nobody waits for a lock. 0 means that nothing is left, or that another process has it.
 */
export abstract class RetentionStore {
  /** Deletes older visits; the totals they were counted in stay. @returns how many */
  abstract deleteVisits(before: Date): Promise<number>;
  /**
   * Takes the person out of older quotes, their history and the messages about them; messages that were not sent yet are
   * deleted.
   * @returns how many quotes
   */
  abstract anonymiseQuotes(before: Date, at: Date, forget: DeleteCopies): Promise<number>;
  /** Takes e-mail addresses, and what could be matched with them, out of older reviews; the texts stay. @returns how many */
  abstract anonymiseReviews(before: Date): Promise<number>;
  /** Takes the text out of older messages, whatever they are about. @returns how many */
  abstract anonymiseMessages(before: Date, forget: DeleteCopies): Promise<number>;
  /** Deletes older consents. @returns how many */
  abstract deleteConsents(before: Date): Promise<number>;
}
