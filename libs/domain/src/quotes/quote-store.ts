import type { NewMessage } from '../messages/message';
import type { CalendarDate } from '../shared/calendar-date';
import type { Slice } from '../shared/slice';
import type { SubmissionIdentity } from '../shared/submission';
import type { NewQuote, Quote, QuoteStatus } from './quote';

export interface PlacedQuote {
  readonly quote: Quote;
  /** True when the quote was there already and nothing was written. */
  readonly repeated: boolean;
}

/** Which quotes a list holds, newest first. */
export interface QuoteFilter {
  readonly status?: QuoteStatus;
  /** Arrival on or after, on or before. */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  /** A part of the guest's name, e-mail or phone. */
  readonly q?: string;
}

export interface QuotePage {
  readonly quotes: readonly Quote[];
  /** All that match, whatever the slice. */
  readonly total: number;
}

/** Port: quotes as stored. */
export abstract class QuoteStore {
  /**
   * Stores a quote and the messages about it in one transaction, once for each identity, however many ask at once.
   * @param write makes the messages; it is called with the stored quote, and not at all for a repeated one
   * @throws DomainError `quote.key_reused` when the key came with other fields before
   */
  abstract place(
    quote: NewQuote,
    identity: SubmissionIdentity,
    at: Date,
    write: (quote: Quote) => readonly NewMessage[],
  ): Promise<PlacedQuote>;
  /** The quote that this identity already made, if any. @throws DomainError `quote.key_reused` */
  abstract findPlaced(identity: SubmissionIdentity): Promise<Quote | undefined>;
  abstract list(filter: QuoteFilter, slice: Slice): Promise<QuotePage>;
  abstract find(id: number): Promise<Quote | undefined>;
}
