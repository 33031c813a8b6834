import type { MessageKind, NewMessage } from '../messages';
import type { Property } from '../property';
import type { CalendarDate } from '../shared';
import type { StayEstimate } from './stay/estimate-stay';
import type { NewQuote, Quote } from './quote';
import { QuoteEmails } from './quote-emails';
import type { QuoteDraft } from './quote-request';

/** The day the fixtures below are written on. */
export const A_DAY = '2026-05-01' as CalendarDate;

/** A draft that passes every rule on `A_DAY`. */
export function aQuoteDraft(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    firstName: 'Greta',
    lastName: 'Müller',
    email: 'greta.mueller@example.org',
    phone: '+49 170 1234567',
    checkIn: '2026-06-10',
    checkOut: '2026-06-17',
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    specialRequests: 'Arriviamo con la bicicletta.',
    additionalServices: ['beach-shuttle'],
    ...changes,
  };
}

/** E-mails about quotes whose subject is their kind. */
export class PlainQuoteEmails extends QuoteEmails {
  override toOwner = (_quote: Quote, { email }: Property) => anEmail('quote-to-owner', email);
  override toGuest = ({ email }: Quote) => anEmail('quote-to-guest', email);
  override placeholderValues = (
    { firstName }: Quote,
    { name, phone }: Property,
    estimate?: StayEstimate,
  ) => ({
    greeting: `Hallo ${firstName}`,
    number: '7',
    dates: '10.–17. Juni',
    nights: '7 Nächte',
    guests: '2 Gäste',
    room: 'Bungalow Ginepro',
    property: name,
    phone,
    estimate: estimate ? String(estimate.total.from) : null,
  });
  override reply = ({ email }: Quote) => anEmail('quote-reply', email);
}

function anEmail(kind: MessageKind, to: string): NewMessage {
  return { kind, to, replyTo: null, subject: kind, text: 't', html: 'h' };
}

/** A stored quote. */
export function aQuote(changes: Partial<Quote> = {}): Quote {
  return {
    id: 7,
    firstName: 'Greta',
    lastName: 'Müller',
    email: 'greta.mueller@example.org',
    phone: '+49 170 1234567',
    checkIn: '2026-06-10' as CalendarDate,
    checkOut: '2026-06-17' as CalendarDate,
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    preferredRoomName: 'Bungalow Ginepro',
    specialRequests: 'Arriviamo con la bicicletta.',
    additionalServices: ['beach-shuttle'],
    ownServices: [],
    status: 'pending',
    createdAt: new Date('2026-05-01T08:30:00Z'),
    language: 'de',
    exceedsRoomCapacity: false,
    suspected: false,
    notes: null,
    updatedAt: new Date('2026-05-01T08:30:00Z'),
    anonymisedAt: null,
    replyPending: false,
    replyUnsent: false,
    ...changes,
  };
}

/** A quote before it is stored. */
export function aNewQuote(changes: Partial<NewQuote> = {}): NewQuote {
  const {
    id: _id,
    status: _status,
    createdAt: _createdAt,
    notes: _notes,
    updatedAt: _updatedAt,
    anonymisedAt: _anonymisedAt,
    replyPending: _replyPending,
    replyUnsent: _replyUnsent,
    ...quote
  } = aQuote();
  return { ...quote, ...changes };
}
