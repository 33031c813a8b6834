import {
  nightsBetween,
  type Message,
  type OfferObstacle,
  type Quote,
  type QuoteChange,
  type PlaceholderValues,
  type RoomOffer,
  type StayEstimate,
} from '@ospite/domain';
import { presentMessage } from '../../messages';
import { presentNamedItems } from '@ospite/server/rest';
import type { PlacedQuoteResponse, QuoteResponse, QuoteWithHistoryResponse } from './quote.response';

/** For the sender: nothing about how the quote was judged, from which spammers could learn. */
export function presentPlacedQuote(quote: Quote, ref: string): PlacedQuoteResponse {
  return { ...presentStay(quote), ref };
}

function presentStay(quote: Quote): Omit<PlacedQuoteResponse, 'ref'> {
  return {
    id: quote.id,
    status: quote.status,
    createdAt: quote.createdAt.toISOString(),
    language: quote.language,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    nights: nightsBetween(quote.checkIn, quote.checkOut),
    guests: quote.guests,
    preferredRoom: quote.preferredRoom,
    preferredRoomName: quote.preferredRoomName,
    exceedsRoomCapacity: quote.exceedsRoomCapacity,
  };
}

/** For the owner: everything. */
export function presentQuote(quote: Quote, estimate: StayEstimate | undefined): QuoteResponse {
  return {
    ...presentStay(quote),
    firstName: quote.firstName,
    lastName: quote.lastName,
    email: quote.email,
    phone: quote.phone,
    specialRequests: quote.specialRequests,
    additionalServices: [...quote.additionalServices],
    ownServices: presentNamedItems(quote.ownServices),
    suspected: quote.suspected,
    estimate: presentEstimate(estimate),
    notes: quote.notes,
    updatedAt: quote.updatedAt.toISOString(),
    anonymisedAt: quote.anonymisedAt?.toISOString() ?? null,
    replyPending: quote.replyPending,
    replyUnsent: quote.replyUnsent,
  };
}

function presentEstimate(estimate: StayEstimate | undefined): QuoteResponse['estimate'] {
  return estimate ? { from: estimate.total.from, to: estimate.total.to } : null;
}

export function presentQuoteWithHistory(
  quote: Quote,
  {
    estimate,
    history,
    messages,
    replyWords,
    replyWordsInItalian,
    offerObstacle,
    offers,
  }: {
    readonly estimate: StayEstimate | undefined;
    readonly history: readonly QuoteChange[];
    readonly messages: readonly Message[];
    readonly replyWords: PlaceholderValues;
    readonly replyWordsInItalian: PlaceholderValues;
    readonly offerObstacle: OfferObstacle | null;
    readonly offers: readonly RoomOffer[];
  },
): QuoteWithHistoryResponse {
  return {
    ...presentQuote(quote, estimate),
    history: history.map(({ field, from, to, by, at }) => ({ field, from, to, by, at: at.toISOString() })),
    messages: messages.map((message) => ({ ...presentMessage(message), text: message.text })),
    replyWords: presentPlaceholderValues(replyWords),
    replyWordsInItalian: presentPlaceholderValues(replyWordsInItalian),
    offerObstacle,
    offers: offers.map(({ name, maxGuests, estimate: price }) => ({
      name,
      maxGuests,
      estimate: presentEstimate(price),
    })),
  };
}

export function presentPlaceholderValues(words: PlaceholderValues): PlaceholderValues {
  const { greeting, number, dates, nights, guests, room, estimate, property, phone } = words;
  return { greeting, number, dates, nights, guests, room, estimate, property, phone };
}
