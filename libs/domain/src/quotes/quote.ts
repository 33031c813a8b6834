import type { Language, NamedItem } from '../shared';
import type { PlainQuoteDraft, QuoteRequest } from './quote-request';

/** Source: specification §13; a new quote is pending (specification §4). */
export const QUOTE_STATUSES = ['pending', 'answered', 'confirmed', 'declined', 'archived'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const MAX_QUOTE_STATUS_LENGTH = 20;
/** Of the text that quotes are searched by. */
export const MAX_QUOTE_SEARCH_LENGTH = 100;

/** A quote as stored: what was asked, and what was known about it when it came. */
export interface Quote extends QuoteRequest {
  readonly id: number;
  readonly status: QuoteStatus;
  readonly createdAt: Date;
  /** The language the guest asked in, and is answered in. */
  readonly language: Language;
  /** The room's name at the time, which outlives the room. Source: specification §13. */
  readonly preferredRoomName: string | null;
  /** The owner's own among the services, by the names they had at the time, which outlive them. */
  readonly ownServices: readonly NamedItem[];
  /** More guests than the chosen room sleeps: accepted, and marked for the owner. Source: specification §13. */
  readonly exceedsRoomCapacity: boolean;
  /** Looks automated: kept, shown apart, and not confirmed by e-mail. Source: specification §11. */
  readonly suspected: boolean;
  /** The owner's notes; guests never see them. */
  readonly notes: string | null;
  /** When it was last saved: a change says which state it was made on. Source: specification §12. */
  readonly updatedAt: Date;
  /** When everything about the person was removed from it; null before. Source: specification §12. */
  readonly anonymisedAt: Date | null;
  /** The last reply is in the outbox: no mail server has taken it yet. */
  readonly replyPending: boolean;
  /** The last reply has not reached the guest and will not by itself, and nobody has said that they answered otherwise. */
  readonly replyUnsent: boolean;
}

export type NewQuote = Omit<
  Quote,
  'id' | 'status' | 'createdAt' | 'notes' | 'updatedAt' | 'anonymisedAt' | 'replyPending' | 'replyUnsent'
>;

/** The fields in one fixed order and normalised, to recognise a request that is sent again. */
export function sameRequestText(request: PlainQuoteDraft): string {
  return JSON.stringify([
    request.firstName.toLowerCase(),
    request.lastName.toLowerCase(),
    request.email.toLowerCase(),
    request.phone?.replace(/[^\d+]/g, '') ?? null,
    request.checkIn,
    request.checkOut,
    request.guests,
    request.preferredRoom,
    request.specialRequests?.replace(/\s+/g, ' ') ?? null,
    request.additionalServices.toSorted(),
  ]);
}
