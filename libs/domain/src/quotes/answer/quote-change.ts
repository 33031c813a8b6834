import type { NewMessage } from '../../messages';
import type { QuoteStatus } from '../quote';

/** Longest notes of the owner, in characters; our own limit, as long as the longest comment of a guest. */
export const MAX_QUOTE_NOTES_LENGTH = 4_000;

/**
 * What can be done to a quote. A `reply` has the e-mail's subject as `to`; `suspected` and `replyUnsent` have `true` or
 * `false`.
 */
export const QUOTE_CHANGE_FIELDS = ['status', 'notes', 'reply', 'suspected', 'replyUnsent'] as const;
export type QuoteChangeField = (typeof QUOTE_CHANGE_FIELDS)[number];

/**
 * One thing that was done to a quote: who did it, when, from what to what. Source: specification §13, Quotes and
 * reviews.
 */
export interface QuoteChange {
  readonly field: QuoteChangeField;
  readonly from: string | null;
  readonly to: string | null;
  /** The account's name, which outlives the account. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Whether the last of these changes that is about a reply says that the guest was answered, though it did not leave.
 * @returns undefined when none is about a reply
 */
export function isAnsweredElsewhere(
  changes: readonly Pick<QuoteChange, 'field' | 'to'>[],
): boolean | undefined {
  const last = changes.findLast(({ field }) => field === 'reply' || field === 'replyUnsent');
  return last && last.field === 'replyUnsent' && last.to === 'false';
}

/** The result of a change: the quote's new state, the entries of its history, and the messages to send. */
export interface QuoteUpdate {
  readonly status: QuoteStatus;
  readonly notes: string | null;
  readonly suspected: boolean;
  readonly changes: readonly Pick<QuoteChange, 'field' | 'from' | 'to'>[];
  readonly messages: readonly NewMessage[];
}
