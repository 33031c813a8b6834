import type { ContentStore } from '../content';
import { serviceIdsOf, type PropertyStore } from '../property';
import type { Room, RoomStore } from '../rooms';
import {
  dayOf,
  DomainError,
  looksAutomatic,
  submissionIdentity,
  turnsOf,
  type Clock,
  type GuestForm,
  type EnforcedRateLimit,
  type KeyedMutex,
  type RateLimiter,
  type SubmissionIdentity,
} from '../shared';
import { readConfirmationWords } from './confirmation-words';
import { sameRequestText, type NewQuote, type Quote } from './quote';
import type { QuoteEmails } from './quote-emails';
import { checkQuoteRequest, plainQuoteDraft, type QuoteDraft, type QuoteRequest } from './quote-request';
import type { QuoteStore, QuoteSubmission } from './quote-store';
import { estimateStay } from './stay/estimate-stay';

/** Quotes an hour for one sender. Source: specification §12, Guessing and floods. */
export function quoteLimit(perHour: number): EnforcedRateLimit {
  return { name: 'quote', max: perHour, windowMs: 60 * 60_000, refusal: 'quote.too_many' };
}

interface PlacedQuote {
  readonly quote: Quote;
  /** Whether the quote existed already, so that nothing was stored. */
  readonly repeated: boolean;
}

/** Accepts a guest's request for a quote: checks it and stores it once, with the messages to owner and guest. */
export class PlaceQuote {
  private readonly turns: KeyedMutex;

  constructor(
    private readonly quotes: QuoteStore,
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly content: ContentStore,
    private readonly emails: QuoteEmails,
    private readonly limiter: RateLimiter,
    private readonly limit: EnforcedRateLimit,
    private readonly clock: Clock,
  ) {
    this.turns = turnsOf(limit);
  }

  /**
   * A form that is sent again returns the existing quote, and does not count against the sender.
   * @throws DomainError `quote.invalid` with the fields, `quote.key_reused`, `quote.too_many`, `property.not_found`
   */
  async place(form: GuestForm<QuoteDraft>): Promise<PlacedQuote> {
    const { draft, idempotencyKey, sender } = form;
    const now = this.clock.now();
    // Looked up before it is checked: a quote that was accepted yesterday must not be refused when it is sent again,
    // only because the day, the rooms or the services have changed.
    const identity = submissionIdentity(sameRequestText(plainQuoteDraft(draft)), idempotencyKey, now);
    const existing = await this.quotes.findSubmitted(identity);
    if (existing) return { quote: existing, repeated: true };
    // Counted where it is stored; who has none left is refused before anything costs more.
    await this.limiter.check(this.limit, sender);
    // Only now: while the database does not answer, all are told at once and none waits for another.
    return this.turns.run(sender, () => this.placeNew(form, identity, now));
  }

  private async placeNew(
    { draft, language, signs, sender }: GuestForm<QuoteDraft>,
    identity: SubmissionIdentity,
    now: Date,
  ): Promise<PlacedQuote> {
    const [rooms, property, wordsIn] = await Promise.all([
      this.rooms.list('published'),
      this.properties.get(),
      readConfirmationWords(this.content),
    ]);
    const checked = checkQuoteRequest(draft, {
      today: dayOf(now),
      roomSlugs: rooms.map(({ slug }) => slug),
      services: serviceIdsOf(property),
    });
    if (!checked.ok) throw new DomainError('quote.invalid', {}, checked.problems);
    const suspected = looksAutomatic(signs);
    const newQuote = {
      ...checked.request,
      ...preferredRoomFacts(checked.request, rooms),
      ownServices: property.ownServices.filter(({ id }) => checked.request.additionalServices.includes(id)),
      language,
      suspected,
    };

    const store = async (submission: QuoteSubmission): Promise<PlacedQuote> => {
      if (submission.existing) return { quote: submission.existing, repeated: true };
      // Only once it is certainly new: of many sent at once with one identity, one counts.
      submission.onFailure(await this.limiter.take(this.limit, sender));
      const quote = await submission.add(newQuote);
      const room = rooms.find(({ slug }) => slug === quote.preferredRoom);
      const estimate = room && estimateStay(quote, { ...property, prices: room.prices });
      const toOwner = this.emails.toOwner(quote, property, estimate);
      const toGuest = suspected
        ? []
        : [this.emails.toGuest(quote, property, { room, estimate, words: wordsIn(quote.language) })];
      await submission.enqueue(quote, [toOwner, ...toGuest]);
      return { quote, repeated: false };
    };
    return this.quotes.submit(identity, now, store);
  }
}

function preferredRoomFacts(
  { preferredRoom, guests }: QuoteRequest,
  rooms: readonly Room[],
): Pick<NewQuote, 'preferredRoomName' | 'exceedsRoomCapacity'> {
  const room = rooms.find(({ slug }) => slug === preferredRoom);
  return {
    preferredRoomName: room?.name ?? null,
    exceedsRoomCapacity: room !== undefined && guests > room.maxGuests,
  };
}
