import { MemoryMessageStore } from '../messages/memory-message-store.fixture';
import {
  byLanguage,
  dayOf,
  DomainError,
  refuseStale,
  savedAt,
  type Language,
  type Slice,
  type SeriesRange,
  type SubmissionIdentity,
} from '../shared';
import { MemorySubmissions } from '../shared/forms/memory-submissions.fixture';
import type { Quote } from './quote';
import { isAnsweredElsewhere, type QuoteChange, type QuoteUpdate } from './answer/quote-change';
import {
  QuoteStore,
  type QuoteCountFilter,
  type QuoteCounts,
  type QuoteDay,
  type QuoteEditor,
  type QuoteFacts,
  type QuoteFilter,
  type QuoteOrder,
  type QuotePage,
  type QuoteSubmission,
} from './quote-store';

/** The quote store's twin in memory, for tests of use cases. */
export class MemoryQuoteStore extends QuoteStore {
  readonly outbox = new MemoryMessageStore();
  private readonly submissions = new MemorySubmissions('quote.key_reused');
  private readonly quotes = new Map<number, Quote>();
  private readonly histories = new Map<number, QuoteChange[]>();
  /** Contents of changes by quote and key. */
  private readonly changeKeys = new Map<string, string>();
  private lastId = 0;

  override submit<Result>(
    identity: SubmissionIdentity,
    at: Date,
    work: (submission: QuoteSubmission) => Promise<Result>,
  ): Promise<Result> {
    return this.submissions.run(identity, ({ existingId, onCommit, onFailure }) =>
      work({
        existing: existingId === undefined ? undefined : this.get(existingId),
        add: async (quote) => {
          this.lastId += 1;
          const empty = { notes: null, anonymisedAt: null };
          const stored: Quote = {
            ...quote,
            ...empty,
            id: this.lastId,
            status: 'pending',
            createdAt: at,
            updatedAt: at,
            replyPending: false,
            replyUnsent: false,
          };
          onCommit(() => {
            this.quotes.set(stored.id, stored);
            this.submissions.remember(stored.id, identity, at);
          });
          return stored;
        },
        enqueue: async ({ id: quoteId }, messages) =>
          onCommit(() => this.outbox.enqueue(messages, { quoteId }, at)),
        onFailure,
      }),
    );
  }

  override async findSubmitted(identity: SubmissionIdentity): Promise<Quote | undefined> {
    const id = this.submissions.find(identity);
    return id === undefined ? undefined : this.get(id);
  }

  override async list(
    filter: QuoteFilter,
    { offset, limit }: Slice,
    order: QuoteOrder = 'newest',
  ): Promise<QuotePage> {
    const newestFirst = this.matching(filter);
    const found = order === 'newest' ? newestFirst : newestFirst.toReversed();
    return { quotes: found.slice(offset, offset + limit), total: found.length };
  }

  override async count(filter: QuoteCountFilter): Promise<QuoteCounts> {
    const counts = {
      pending: 0,
      answered: 0,
      confirmed: 0,
      declined: 0,
      archived: 0,
      suspected: 0,
      replyUnsent: 0,
    };
    for (const { status, suspected, replyUnsent } of this.matching(filter)) {
      const ofStatus = status === 'pending' && suspected ? 'suspected' : status;
      counts[replyUnsent ? 'replyUnsent' : ofStatus] += 1;
    }
    return counts;
  }

  override async series({ from, to }: SeriesRange): Promise<readonly QuoteDay[]> {
    const found = this.matching({ suspected: false });
    const days = new Set(found.map(({ createdAt }) => dayOf(createdAt)));
    return [...days]
      .filter((day) => day >= from && day <= to)
      .toSorted()
      .map((day) => {
        const quotes = found.filter(({ createdAt }) => dayOf(createdAt) === day);
        const of = (language: Language) => quotes.filter((quote) => quote.language === language).length;
        return { day, requests: quotes.length, byLanguage: byLanguage(of) };
      });
  }

  override async *all(filter: QuoteFilter): AsyncIterable<Quote> {
    yield* this.matching(filter);
  }

  override async find(id: number): Promise<Quote | undefined> {
    return this.get(id);
  }

  override async history(id: number): Promise<readonly QuoteChange[]> {
    return this.histories.get(id) ?? [];
  }

  override async change(
    id: number,
    { by, basedOn, identity }: QuoteEditor,
    at: Date,
    decide: (quote: Quote, facts: QuoteFacts) => QuoteUpdate,
  ): Promise<Quote> {
    // Before anything else: from here on nobody comes in between.
    const about = await this.outbox.about(id);
    const quote = this.get(id);
    if (!quote) throw new DomainError('quote.not_found');
    if (identity) {
      const before = this.changeKeys.get(`${id} ${identity.key}`);
      if (before !== undefined && before !== identity.content) throw new DomainError('quote.key_reused');
      if (before !== undefined) return quote;
    }
    refuseStale(quote.updatedAt, basedOn, 'quote.changed', this.histories.get(id)?.at(-1)?.by);
    const update = decide(quote, {
      isConfirmed: about.some(({ kind }) => kind === 'quote-to-guest'),
      isReplyStuck: this.isReplyStuck(id),
    });
    const { status, notes, suspected, changes, messages } = update;
    if (changes.length === 0 && messages.length === 0) return quote;
    const changed = { ...quote, status, notes, suspected, updatedAt: savedAt(quote.updatedAt, at) };
    this.quotes.set(id, changed);
    const before = this.histories.get(id) ?? [];
    this.histories.set(id, [...before, ...changes.map((change) => ({ ...change, by, at }))]);
    if (identity) this.changeKeys.set(`${id} ${identity.key}`, identity.content);
    this.outbox.enqueue(messages, { quoteId: id, askedFor: true }, at);
    return this.get(id) ?? changed;
  }

  private get(id: number): Quote | undefined {
    const quote = this.quotes.get(id);
    if (!quote) return undefined;
    const isSettled = isAnsweredElsewhere(this.histories.get(id) ?? []) ?? false;
    const replyPending = this.outbox.lastReplyTo(id)?.status === 'pending';
    return { ...quote, replyPending, replyUnsent: this.isReplyStuck(id) && !isSettled };
  }

  private isReplyStuck(id: number): boolean {
    const status = this.outbox.lastReplyTo(id)?.status;
    return status === 'failed' || status === 'held';
  }

  /** Newest first. */
  private matching({ status, from, to, q, room, suspected, replyUnsent }: QuoteFilter): Quote[] {
    const words = q?.toLowerCase().trim().split(/\s+/).filter(Boolean) ?? [];
    return [...this.quotes.keys()]
      .flatMap((id) => this.get(id) ?? [])
      .filter(
        (quote) =>
          (status === undefined || quote.status === status) &&
          (from === undefined || quote.checkIn >= from) &&
          (to === undefined || quote.checkIn <= to) &&
          (room === undefined || quote.preferredRoom === room) &&
          (suspected === undefined || quote.suspected === suspected) &&
          (replyUnsent === undefined || quote.replyUnsent === replyUnsent) &&
          words.every((word) => isIn(quote, word)),
      )
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  }
}

function isIn({ firstName, lastName, email, phone }: Quote, word: string): boolean {
  return [firstName, lastName, email, phone].some((text) => text?.toLowerCase().includes(word));
}
