import type { Message } from '../messages/message';

/**
 * Port: what is kept of people and grows old. Each call does some of what is due, in one short transaction, so that a
 * process that is killed loses little and nobody waits; 0 says that nothing is left, or that another process is at it.
 */
export abstract class RetentionStore {
  /** Deletes records of older visits; the totals they were counted into stay. @returns how many */
  abstract deleteVisits(before: Date): Promise<number>;
  /**
   * Takes the person out of older quotes, their history and the letters about them; letters that were not sent yet
   * disappear.
   * @param forget what else there is of a letter; nothing is changed unless all of it was forgotten
   * @returns how many quotes
   */
  abstract anonymiseQuotes(
    before: Date,
    at: Date,
    forget: (message: Message) => Promise<void>,
  ): Promise<number>;
  /** Takes e-mails, and what could be matched with them, out of older reviews; they keep their words. @returns how many */
  abstract anonymiseReviews(before: Date): Promise<number>;
  /** Takes the words out of older letters, whatever they are about. @returns how many */
  abstract anonymiseMessages(before: Date, forget: (message: Message) => Promise<void>): Promise<number>;
  /** Deletes older choices about cookies. @returns how many */
  abstract deleteConsents(before: Date): Promise<number>;
}
