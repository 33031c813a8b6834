import { nightsBetween, type Quote } from '@ospite/domain';
import type { PlacedQuoteAnswer, QuoteAnswer } from './quote.answer';

/** What the sender hears: nothing of how the quote was judged, which would teach machines. */
export function presentPlacedQuote(quote: Quote): PlacedQuoteAnswer {
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

/** What the owner reads: everything. */
export function presentQuote(quote: Quote): QuoteAnswer {
  return {
    ...presentPlacedQuote(quote),
    firstName: quote.firstName,
    lastName: quote.lastName,
    email: quote.email,
    phone: quote.phone,
    specialRequests: quote.specialRequests,
    additionalServices: [...quote.additionalServices],
    suspected: quote.suspected,
  };
}
