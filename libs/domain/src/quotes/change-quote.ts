import type { Clock } from '../shared/clock';
import { DomainError } from '../shared/domain-error';
import { textOrNull, textProblem } from '../shared/forms/field-checks';
import type { Quote, QuoteStatus } from './quote';
import { MAX_QUOTE_NOTES_LENGTH, type QuoteUpdate } from './quote-change';
import type { QuoteEditor, QuoteStore } from './quote-store';

/** What the owner wants changed; a field that is left out stays. */
interface QuoteEdit {
  readonly status?: QuoteStatus;
  /** Null or blank takes the notes away. */
  readonly notes?: string | null;
}

/** Sets the status or the notes of a quote; the history keeps who changed what. Source: decisions §5, quotes. */
export class ChangeQuote {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `quote.invalid` with the field, `quote.not_found`, `quote.changed` */
  async change(id: number, edit: QuoteEdit, editor: QuoteEditor): Promise<Quote> {
    const checked = edit.notes === undefined ? edit : { ...edit, notes: checkNotes(edit.notes) };
    return this.quotes.change(id, editor, this.clock.now(), (quote) => afterEdit(quote, checked));
  }
}

/**
 * The owner's notes as they are stored: without the blanks around them, and null when nothing is left.
 * @throws DomainError `quote.invalid` with the field
 */
export function checkNotes(notes: string | null): string | null {
  const problem = textProblem('notes', notes, { max: MAX_QUOTE_NOTES_LENGTH, severalLines: true });
  if (problem) throw new DomainError('quote.invalid', {}, [problem]);
  return textOrNull(notes);
}

/** An owner may set any status. What stays as it was leaves no trace in the history. */
export function afterEdit(quote: Quote, edit: QuoteEdit): QuoteUpdate {
  const { status = quote.status, notes = quote.notes } = edit;
  const changes: QuoteUpdate['changes'][number][] = [];
  if (status !== quote.status) changes.push({ field: 'status', from: quote.status, to: status });
  if (notes !== quote.notes) changes.push({ field: 'notes', from: quote.notes, to: notes });
  return { status, notes, changes, messages: [] };
}
