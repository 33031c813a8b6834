import type {
  CalendarDate,
  Language,
  Slice,
  SeriesRange,
  KeyedSubmission,
  Submission,
  SubmissionIdentity,
} from '../shared';
import type { NewMessage } from '../messages';
import type { NewQuote, Quote, QuoteStatus } from './quote';
import type { QuoteChange, QuoteUpdate } from './answer/quote-change';

export type QuoteSubmission = Submission<NewQuote, Quote, NewMessage>;

/** Which quotes a list holds. */
export interface QuoteFilter {
  readonly status?: QuoteStatus;
  /** Arrival on or after, on or before. */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  /** Words of the guest's name, e-mail or phone, each of which must be found. */
  readonly q?: string;
  /** The room that was asked for, by its slug. */
  readonly room?: string;
  /** True for those that look automated, false for the others. */
  readonly suspected?: boolean;
  /** True for those whose last reply has not reached the guest, false for the others. */
  readonly replyUnsent?: boolean;
}

/** Who changes a quote, and the state that the change is based on. */
export interface QuoteEditor {
  /** The account's name, as the history keeps it. */
  readonly by: string;
  /** `updatedAt` of the quote that the change is based on; undefined overwrites whatever is there. */
  readonly basedOn: Date | undefined;
  /** The key that identifies a change sent again; without it, each one counts. */
  readonly identity?: KeyedSubmission | undefined;
}

/** What a change may need to know about a quote besides its fields. */
export interface QuoteFacts {
  /** Whether the guest's confirmation is in the outbox already, sent or not. */
  readonly isConfirmed: boolean;
  /** Whether the last reply will not reach the guest by itself, answered in another way or not. */
  readonly isReplyStuck: boolean;
}

/** In which order of their arrival quotes are listed. */
export const QUOTE_ORDERS = ['newest', 'oldest'] as const;
export type QuoteOrder = (typeof QUOTE_ORDERS)[number];

/** The quotes that came on one day; those that look automated do not count. */
export interface QuoteDay {
  readonly day: CalendarDate;
  readonly requests: number;
  /** By the language the guest asked in. */
  readonly byLanguage: Readonly<Record<Language, number>>;
}

export interface QuotePage {
  readonly quotes: readonly Quote[];
  /** The number of matches, whatever the slice. */
  readonly total: number;
}

/** Which quotes are counted, of whatever status. */
export type QuoteCountFilter = Pick<QuoteFilter, 'from' | 'to' | 'q' | 'room'>;

/**
 * How many quotes there are of each status; each quote counts once. Those that wait for an answer and look automated are
 * `suspected`, and not `pending`; those whose last reply has not reached the guest are `replyUnsent`, whatever their
 * status.
 */
export type QuoteCounts = Readonly<Record<QuoteStatus | 'suspected' | 'replyUnsent', number>>;

/** Port: quotes as stored. */
export abstract class QuoteStore {
  /**
   * Opens the unit of work in which a quote is accepted, once for each identity.
   * @param at when quotes and messages are stored
   * @param work must not use this store except through the submission
   * @throws DomainError `quote.key_reused` when the key was used with other fields, or whatever `work` throws
   */
  abstract submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: QuoteSubmission) => Promise<Result>,
  ): Promise<Result>;
  /** The quote that this identity stored before, if any. @throws DomainError `quote.key_reused` */
  abstract findSubmitted(identity: SubmissionIdentity): Promise<Quote | undefined>;
  /** @param order the newest first unless said otherwise */
  abstract list(filter: QuoteFilter, slice: Slice, order?: QuoteOrder): Promise<QuotePage>;
  abstract count(filter: QuoteCountFilter): Promise<QuoteCounts>;
  /** The days of a range on which quotes came, in order, both ends included; days are the property's. */
  abstract series(range: SeriesRange): Promise<readonly QuoteDay[]>;
  /** All matches, newest first, in batches, however many there are. */
  abstract all(filter: QuoteFilter): AsyncIterable<Quote>;
  abstract find(id: number): Promise<Quote | undefined>;
  /** What was done to a quote, oldest first. */
  abstract history(id: number): Promise<readonly QuoteChange[]>;
  /**
   * Changes a quote as `decide` says, with its history and its messages in one transaction; others who change the
   * same quote wait. The owner asks for its messages: they are subject to no limit, and count towards none. A change
   * that is sent again under its key changes nothing, whatever state it names.
   * @throws DomainError `quote.not_found`, `quote.key_reused` when the key was used with other fields,
   *   `quote.changed` when somebody saved in between, whatever `decide` throws
   */
  abstract change(
    id: number,
    editor: QuoteEditor,
    at: Date,
    decide: (quote: Quote, facts: QuoteFacts) => QuoteUpdate,
  ): Promise<Quote>;
}
