import type { ContentStore } from '../../content';
import type { NewMessage } from '../../messages';
import type { PropertyStore } from '../../property';
import { DomainError, textOrNull, textProblem, type Clock } from '../../shared';
import { readConfirmationWords } from '../confirmation-words';
import type { Quote, QuoteStatus } from '../quote';
import { MAX_QUOTE_NOTES_LENGTH, type QuoteUpdate } from './quote-change';
import type { QuoteEmails } from '../quote-emails';
import type { EstimateQuotes } from '../stay/estimate-quotes';
import type { QuoteEditor, QuoteStore } from '../quote-store';

/** What the owner wants changed; omitted fields stay. */
interface QuoteEdit {
  readonly status?: QuoteStatus;
  /** Null or blank removes the notes. */
  readonly notes?: string | null;
  /** False marks it as genuine after all; the guest then gets the confirmation. */
  readonly suspected?: boolean;
  /** False says that the guest was answered in another way than by the reply that did not leave; true takes that back. */
  readonly replyUnsent?: boolean;
}

/**
 * Changes a quote as the owner decides; the history records who changed what. Source: specification §13, Quotes and
 * reviews.
 */
export class ChangeQuote {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly properties: PropertyStore,
    private readonly content: ContentStore,
    private readonly emails: QuoteEmails,
    private readonly estimates: EstimateQuotes,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `quote.invalid` with the field, `quote.not_found`, `quote.changed`, `quote.anonymised`, `property.not_found` */
  async change(id: number, edit: QuoteEdit, editor: QuoteEditor): Promise<Quote> {
    const checked = edit.notes === undefined ? edit : { ...edit, notes: checkNotes(edit.notes) };
    const property = edit.suspected === false ? await this.properties.get() : undefined;
    const estimator = property && (await this.estimates.prepare());
    const wordsIn = property && (await readConfirmationWords(this.content));
    return this.quotes.change(id, editor, this.clock.now(), (quote, { isConfirmed, isReplyStuck }) => {
      const confirmation =
        estimator && wordsIn && !isConfirmed
          ? this.emails.toGuest(quote, property, {
              room: estimator.shownRoom(quote),
              estimate: estimator.estimate(quote),
              words: wordsIn(quote.language),
            })
          : undefined;
      return afterEdit(quote, checked, { confirmation, isReplyStuck });
    });
  }
}

/**
 * The owner's notes as they are stored: trimmed, and null when nothing is left.
 * @throws DomainError `quote.invalid` with the field
 */
export function checkNotes(notes: string | null): string | null {
  const problem = textProblem('notes', notes, { max: MAX_QUOTE_NOTES_LENGTH, severalLines: true });
  if (problem) throw new DomainError('quote.invalid', {}, [problem]);
  return textOrNull(notes);
}

/**
 * An owner may set any status. Unchanged fields leave no trace in the history; where the guest's data were removed, notes
 * can only be removed, since nobody would find in them whom they name.
 * @param facts.confirmation what the guest has not been sent yet: it goes out when the quote turns out not to be spam
 *   (specification §11), unless nobody knows any longer who asked
 * @param facts.isReplyStuck see `QuoteFacts`: what has reached the guest cannot become unsent
 * @throws DomainError `quote.anonymised`
 */
export function afterEdit(
  quote: Quote,
  edit: QuoteEdit,
  {
    confirmation,
    isReplyStuck = false,
  }: { confirmation?: NewMessage | undefined; isReplyStuck?: boolean } = {},
): QuoteUpdate {
  const { status = quote.status, notes = quote.notes, suspected = quote.suspected } = edit;
  const replyUnsent = edit.replyUnsent === undefined ? quote.replyUnsent : edit.replyUnsent && isReplyStuck;
  if (quote.anonymisedAt && notes !== null && notes !== quote.notes)
    throw new DomainError('quote.anonymised');
  const changes: QuoteUpdate['changes'][number][] = [];
  if (status !== quote.status) changes.push({ field: 'status', from: quote.status, to: status });
  if (replyUnsent !== quote.replyUnsent)
    changes.push({ field: 'replyUnsent', from: String(quote.replyUnsent), to: String(replyUnsent) });
  if (notes !== quote.notes) changes.push({ field: 'notes', from: quote.notes, to: notes });
  if (suspected !== quote.suspected)
    changes.push({ field: 'suspected', from: String(quote.suspected), to: String(suspected) });
  const isCleared = quote.suspected && !suspected && !quote.anonymisedAt;
  return { status, notes, suspected, changes, messages: isCleared && confirmation ? [confirmation] : [] };
}
