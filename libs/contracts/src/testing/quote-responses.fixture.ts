import type { PlacedQuote, Quote, QuoteWithHistory, ReplyTemplates, SampleValues } from '../index';

export function aQuoteResponse(changes: Partial<Quote> = {}): Quote {
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
    ownServices: [],
    status: 'pending',
    createdAt: '2027-05-01T08:30:00.000Z',
    language: 'de',
    exceedsRoomCapacity: false,
    suspected: false,
    estimate: { from: 49_000, to: 59_500 },
    notes: null,
    updatedAt: '2027-05-01T08:30:00.000Z',
    anonymisedAt: null,
    replyPending: false,
    replyUnsent: false,
    ...changes,
  };
}

/** The quote as its own page reads it, with nothing done to it yet. */
export function aQuoteWithHistoryResponse(changes: Partial<QuoteWithHistory> = {}): QuoteWithHistory {
  return {
    ...aQuoteResponse(),
    history: [],
    messages: [],
    replyWords: {
      greeting: 'Guten Tag Greta Müller,',
      number: '7',
      dates: '10.–17. Juni 2027',
      nights: '7 Nächte',
      guests: '2 Personen',
      room: 'Bungalow Ginepro',
      estimate: '490–595 €',
      property: 'Baia dei Ginepri',
      phone: '+39 0784 000 000',
    },
    replyWordsInItalian: {
      greeting: 'Buongiorno Greta Müller,',
      number: '7',
      dates: '10–17 giugno 2027',
      nights: '7 notti',
      guests: '2 persone',
      room: 'Bungalow Ginepro',
      estimate: '490–595 €',
      property: 'Baia dei Ginepri',
      phone: '+39 0784 000 000',
    },
    offerObstacle: null,
    offers: [{ name: 'Bungalow Ginepro', maxGuests: 2, estimate: { from: 49_000, to: 59_500 } }],
    ...changes,
  };
}

export function someReplyTemplatesResponse(changes: Partial<ReplyTemplates> = {}): ReplyTemplates {
  return {
    templates: [
      {
        name: 'C’è posto',
        subject: { it: 'Il tuo preventivo: {{dates}}', de: 'Ihr Angebot: {{dates}}' },
        body: { it: '{{greeting}}\n\nPrezzo: {{estimate}}.', de: '{{greeting}}\n\nPreis: {{estimate}}.' },
      },
      {
        name: 'Al completo',
        subject: { it: 'La tua richiesta' },
        body: { it: '{{greeting}}\n\nPurtroppo no.' },
      },
    ],
    updatedAt: '2027-01-10T09:00:00.000Z',
    ...changes,
  };
}

/** What placeholders stand for in the preview of templates. */
export function someSampleValuesResponse(): SampleValues {
  const words = { number: '1', room: 'Mirto', property: 'Baia dei Ginepri', phone: null };
  const stay = { nights: '7', guests: '2', estimate: '525 €' };
  return {
    it: { ...words, ...stay, greeting: 'Ciao Anna,', dates: '10–17 giugno 2027' },
    en: { ...words, ...stay, greeting: 'Dear Emma,', dates: '10–17 June 2027' },
    de: { ...words, ...stay, greeting: 'Guten Tag Jonas Weber,', dates: '10.–17. Juni 2027' },
    es: { ...words, ...stay, greeting: 'Hola, Lucía:', dates: '10–17 de junio de 2027' },
  };
}

/** The response to a guest who has just asked. */
export function aPlacedQuoteResponse(changes: Partial<PlacedQuote> = {}): PlacedQuote {
  return {
    id: 7,
    status: 'pending',
    createdAt: '2027-05-01T08:30:00.000Z',
    language: 'de',
    checkIn: '2027-06-10',
    checkOut: '2027-06-17',
    nights: 7,
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    preferredRoomName: 'Bungalow Ginepro',
    exceedsRoomCapacity: false,
    ref: '7.1809160200.aSignature',
    ...changes,
  };
}
