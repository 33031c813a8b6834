import type { NewMessage } from '../messages/message';
import { DomainError } from '../shared/domain-error';
import { textOrNull, textProblem } from '../shared/field-checks';
import type { Quote, QuoteStatus } from './quote';

/** Longest notes of the owner, in characters; our own limit, as long as the longest comment of a guest. */
export const MAX_QUOTE_NOTES_LENGTH = 4_000;

/** What can be done to a quote. A `reply` has the letter's subject as `to`. */
export const QUOTE_CHANGE_FIELDS = ['status', 'notes', 'reply'] as const;
export type QuoteChangeField = (typeof QUOTE_CHANGE_FIELDS)[number];

/** One thing that was done to a quote: who did it, when, from what to what. Source: decisions §5, quotes. */
export interface QuoteChange {
  readonly field: QuoteChangeField;
  readonly from: string | null;
  readonly to: string | null;
  /** The account's name, which outlives the account. */
  readonly by: string;
  readonly at: Date;
}

/** What a change makes of a quote: its new state, what the history says of it, and the messages it sends. */
export interface QuoteUpdate {
  readonly status: QuoteStatus;
  readonly notes: string | null;
  readonly changes: readonly Pick<QuoteChange, 'field' | 'from' | 'to'>[];
  readonly messages: readonly NewMessage[];
}

/** What the owner wants changed; a field that is left out stays. */
export interface QuoteEdit {
  readonly status?: QuoteStatus;
  readonly notes?: string | null;
}

/** The state after an edit; what is as it was leaves no trace in the history. */
export function editQuote(quote: Quote, edit: QuoteEdit): QuoteUpdate {
  const status = edit.status ?? quote.status;
  const notes = edit.notes === undefined ? quote.notes : edit.notes;
  const changes: QuoteUpdate['changes'][number][] = [];
  if (status !== quote.status) changes.push({ field: 'status', from: quote.status, to: status });
  if (notes !== quote.notes) changes.push({ field: 'notes', from: quote.notes, to: notes });
  return { status, notes, changes, messages: [] };
}

/**
 * The owner's notes as they are stored: without the blanks around them, and none when nothing is left.
 * @throws DomainError `quote.invalid` with the field
 */
export function checkNotes(text: string | null): string | null {
  const problem = textProblem('notes', text, { max: MAX_QUOTE_NOTES_LENGTH, severalLines: true });
  if (problem) throw new DomainError('quote.invalid', {}, [problem]);
  return textOrNull(text);
}
