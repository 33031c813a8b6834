import type { Message, Quote } from '@ospite/contracts';

/** A quote as the API gives it; give only what the test is about. */
export function aQuoteAnswer(changes: Partial<Quote> = {}): Quote {
  return {
    id: 7,
    firstName: 'Greta',
    lastName: 'Müller',
    email: 'greta.mueller@example.org',
    phone: '+49 170 1234567',
    checkIn: '2027-06-10',
    checkOut: '2027-06-17',
    nights: 7,
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    preferredRoomName: 'Bungalow Ginepro',
    specialRequests: 'Wir kommen mit dem Fahrrad.',
    additionalServices: ['beach-shuttle'],
    status: 'pending',
    createdAt: '2027-05-01T08:30:00.000Z',
    language: 'de',
    exceedsRoomCapacity: false,
    suspected: false,
    notes: null,
    updatedAt: '2027-05-01T08:30:00.000Z',
    anonymisedAt: null,
    ...changes,
  };
}

/** An e-mail that was given up on. */
export function aMessageAnswer(changes: Partial<Message> = {}): Message {
  return {
    id: 12,
    kind: 'quote-to-guest',
    quoteId: 7,
    reviewId: null,
    heldBecause: null,
    to: 'greta.mueller@example.org',
    subject: 'Anfrage Nr. 7',
    status: 'failed',
    attempts: 9,
    nextAttemptAt: null,
    lastError: '451 4.7.1 Try again later',
    createdAt: '2027-05-01T08:30:00.000Z',
    sentAt: null,
    gatheredIn: null,
    ...changes,
  };
}
