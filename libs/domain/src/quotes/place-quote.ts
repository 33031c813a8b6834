import type { PropertyStore } from '../property/property-store';
import type { RoomStore } from '../rooms/room-store';
import { dayOf } from '../shared/calendar-date';
import type { Clock } from '../shared/clock';
import { DomainError } from '../shared/domain-error';
import { looksAutomatic, type FormSigns } from '../shared/form-signs';
import type { Language } from '../shared/language';
import { submissionIdentity } from '../shared/submission';
import { sameRequestText } from './quote';
import type { QuoteEmails } from './quote-emails';
import { checkQuoteRequest, plainQuoteDraft, type QuoteDraft } from './quote-request';
import type { PlacedQuote, QuoteStore } from './quote-store';
import type { QuoteQuota } from './quote-quota';

/** A guest's request as it reaches the product, by form, by script or by another program. */
export interface QuoteSubmission {
  readonly draft: QuoteDraft;
  readonly language: Language;
  readonly signs: FormSigns;
  /** Chosen by the sender to make a repeated sending safe; undefined when it chose none. */
  readonly idempotencyKey: string | undefined;
  /** Who sends, as the limit counts senders (an address or its /64). */
  readonly sender: string;
}

/**
 * Takes a guest's request for a quote: checks it, stores it once with the letters to owner and guest, and only
 * then answers. A repeated sending gives the quote that is there and does not count against the sender.
 * @throws DomainError `quote.invalid` with the fields, `quote.key_reused`, `quote.too_many`, `property.not_found`
 */
export class PlaceQuote {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly rooms: RoomStore,
    private readonly properties: PropertyStore,
    private readonly letters: QuoteEmails,
    private readonly quota: QuoteQuota,
    private readonly clock: Clock,
  ) {}

  async place(submission: QuoteSubmission): Promise<PlacedQuote> {
    const now = this.clock.now();
    // Before it is judged: what was accepted yesterday is not refused when it comes again because the day, the rooms or
    // the services have changed since.
    const content = sameRequestText(plainQuoteDraft(submission.draft));
    const identity = submissionIdentity(content, submission.idempotencyKey, now);
    const placed = await this.quotes.findPlaced(identity);
    if (placed) return { quote: placed, repeated: true };

    const [rooms, property] = await Promise.all([this.rooms.list('public'), this.properties.get()]);
    const checked = checkQuoteRequest(submission.draft, {
      today: dayOf(now),
      roomSlugs: rooms.map((room) => room.slug),
      offeredServices: property.offeredServices,
    });
    if (!checked.ok) throw new DomainError('quote.invalid', {}, checked.problems);

    const room = rooms.find(({ slug }) => slug === checked.request.preferredRoom);
    const suspected = looksAutomatic(submission.signs);
    let release: (() => Promise<void>) | undefined;
    try {
      return await this.quotes.place(
        {
          ...checked.request,
          language: submission.language,
          preferredRoomName: room?.name ?? null,
          exceedsRoomCapacity: room !== undefined && checked.request.guests > room.maxGuests,
          suspected,
        },
        identity,
        now,
        {
          // Only here it is certain that it is a new one: of many repeated ones at once none is counted.
          admit: async () => {
            release = await this.quota.take(submission.sender);
          },
          write: (quote) => {
            const toOwner = this.letters.toOwner(quote, property);
            return suspected ? [toOwner] : [toOwner, this.letters.toGuest(quote, property)];
          },
        },
      );
    } catch (error) {
      await release?.();
      throw error;
    }
  }
}
