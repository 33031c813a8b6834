import type { NewMessage } from '../messages/message';
import type { CalendarDate } from '../shared/calendar-date';
import type { Slice } from '../shared/listing';
import type { SubmissionIdentity } from '../shared/submission';
import type { NewQuote, Quote, QuoteStatus } from './quote';
import type { QuoteChange, QuoteUpdate } from './quote-change';

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
  /** Only those that look like a machine's, or only the others. */
  readonly suspected?: boolean;
}

/** Who changes a quote, when, and on which state. */
export interface QuoteEditor {
  /** The account's name, as the history keeps it. */
  readonly by: string;
  readonly at: Date;
  /** `updatedAt` of the quote that the change was made on; undefined when that does not matter. */
  readonly basedOn: Date | undefined;
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
   * @param first what to do for a new one, and not at all for a repeated one: `admit` before anything is stored (it
   *   throws to refuse, and must not wait for this store), `write` makes the messages about the stored quote
   * @throws DomainError `quote.key_reused` when the key came with other fields before, whatever `admit` throws
   */
  abstract place(
    quote: NewQuote,
    identity: SubmissionIdentity,
    at: Date,
    first: { admit(): Promise<void>; write(quote: Quote): readonly NewMessage[] },
  ): Promise<PlacedQuote>;
  /** The quote that this identity already made, if any. @throws DomainError `quote.key_reused` */
  abstract findPlaced(identity: SubmissionIdentity): Promise<Quote | undefined>;
  abstract list(filter: QuoteFilter, slice: Slice): Promise<QuotePage>;
  /** All that match, newest first, a few at a time: however many there are. */
  abstract all(filter: QuoteFilter): AsyncIterable<Quote>;
  abstract find(id: number): Promise<Quote | undefined>;
  /** What was done to a quote, oldest first. */
  abstract history(id: number): Promise<readonly QuoteChange[]>;
  /**
   * Changes a quote as `decide` says, with its history and its messages in one transaction; others who change the
   * same quote wait.
   * @throws DomainError `quote.not_found`, `quote.changed` when somebody saved in between, whatever `decide` throws
   */
  abstract change(id: number, editor: QuoteEditor, decide: (quote: Quote) => QuoteUpdate): Promise<Quote>;
}
